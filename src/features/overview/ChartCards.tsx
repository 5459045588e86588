import { Col, Row } from 'antd';
import { formatPrice } from '../../domain/number/money';
import { ChartCard } from './ChartCard';
import type { ChartSubject } from './chartSubject';
import { sumOf } from './slices';

const loadCharts = () => import(/* webpackChunkName: "charts" */ './drawnCharts');

const SALES: ChartSubject = {
  title: 'Monthly Sales',
  shape: 'Bar chart',
  columns: ['Month', 'Sales'],
  pointsOf: ({ monthlySales }) => monthlySales.map(({ month, sales }) => ({ label: month, value: sales })),
  say: ({ value }) => formatPrice(value),
  load: async () => (await loadCharts()).SalesChart,
};

const CATEGORIES: ChartSubject = {
  title: 'Food Categories',
  shape: 'Pie chart',
  columns: ['Category', 'Share'],
  pointsOf: ({ foodCategories }) => foodCategories.map(({ category, share }) => ({ label: category, value: share })),
  say: ({ value }, points) => `${Math.round((value / sumOf(points)) * 100)}%`,
  load: async () => (await loadCharts()).CategoriesChart,
};

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
