import { Badge, Col, Row, Switch } from 'antd';
import { useMemo, useState } from 'react';
import { formatPrice } from '../../domain/number/money';
import { SAMPLE_CHARTS } from '../../domain/overview/overview';
import { messageOf } from '../../shared/api/apiError';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { ErrorState } from '../../shared/ui';
import { ChartTable } from './ChartTable';
import { CHART_HEIGHT, ChartSkeleton, type ChartSubject, Drawing } from './Drawing';
import { useGetChartsQuery } from './overviewApi';
import { OverviewPanel } from './OverviewPanel';

/** Loads the charts: their code is the largest of the overview. */
const loadCharts = () => import(/* webpackChunkName: "charts" */ './drawnCharts');

const SALES: ChartSubject = {
  title: 'Monthly Sales',
  shape: 'Bar chart',
  columns: ['Month', 'Sales'],
  pointsOf: ({ monthlySales }) => monthlySales.map(({ month, sales }) => ({ label: month, value: sales })),
  say: ({ value }) => formatPrice(value),
  load: async () => ({ default: (await loadCharts()).SalesChart }),
};

const CATEGORIES: ChartSubject = {
  title: 'Food Categories',
  shape: 'Pie chart',
  columns: ['Category', 'Share'],
  pointsOf: ({ foodCategories }) => foodCategories.map(({ category, share }) => ({ label: category, value: share })),
  say: ({ value }, points) => `${Math.round((value / points.reduce((sum, point) => sum + point.value, 0)) * 100)}%`,
  load: async () => ({ default: (await loadCharts()).CategoriesChart }),
};

/** The height of the line that opens the table, in pixels. */
const TABLE_LINE = 32;

/** The two charts (docs/behaviour.md, section 2, Admin overview). */
export function ChartCards() {
  return (
    <Row gutter={[16, 16]}>
      {[SALES, CATEGORIES].map((subject) => (
        <Col key={subject.title} xs={24} xl={12}>
          <ChartCard subject={subject} />
        </Col>
      ))}
    </Row>
  );
}

/**
 * A chart with a switch between sample and live values, and the same values as a table. The sample values are fixed
 * (docs/behaviour.md, section 2, Admin overview).
 */
function ChartCard({ subject }: { subject: ChartSubject }) {
  // A shop on a server has sales of its own.
  const [live, setLive] = useState(process.env.MOCKS === 'off');
  const { data, error, isFetching, refetch } = useGetChartsQuery(undefined, { ...REFETCH_OPTIONS, skip: !live });
  const charts = live ? data : SAMPLE_CHARTS;
  const points = useMemo(() => charts && subject.pointsOf(charts), [charts, subject]);

  const content = () => {
    if (!points) {
      if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} />;
      return <ChartSkeleton />;
    }
    if (points.length === 0) return <p>No orders to show yet.</p>;
    return (
      <>
        <Drawing subject={subject} points={points} />
        <ChartTable subject={subject} points={points} />
      </>
    );
  };
  return (
    <OverviewPanel
      title={subject.title}
      mark={<Badge status={live ? 'success' : 'default'} text={live ? 'Live orders' : 'Sample data'} />}
      tools={<Switch aria-label={`${subject.title}: live orders`} checkedChildren="Live" unCheckedChildren="Live" checked={live} onChange={setLive} />}
      styles={{ body: { boxSizing: 'content-box', minHeight: CHART_HEIGHT + TABLE_LINE, padding: 8 } }}
    >
      {content()}
    </OverviewPanel>
  );
}
