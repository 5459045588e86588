import { Col, Row } from 'antd';
import { formatPrice } from '../../domain/number/money';
import { type Charts, SAMPLE_CHARTS } from '../../domain/overview/overview';
import { ChartCard } from './ChartCard';
import type { ChartSubject } from './chartSubject';
import { sumOf } from './slices';

const SALES: ChartSubject = {
  title: 'Monthly Sales',
  shape: 'Bar chart',
  columns: ['Month', 'Sales'],
  pointsOf: ({ monthlySales }: Charts) => monthlySales.map(({ month, sales }) => ({ label: month, value: sales })),
  say: ({ value }) => formatPrice(value),
};

const CATEGORIES: ChartSubject = {
  title: 'Food Categories',
  shape: 'Pie chart',
  columns: ['Category', 'Share'],
  pointsOf: ({ foodCategories }: Charts) => foodCategories.map(({ category, share }) => ({ label: category, value: share })),
  say: ({ value }, points) => `${Math.round((value / sumOf(points)) * 100)}%`,
};

/** The two charts (docs/behaviour.md, section 2, Admin overview). */
export function ChartCards() {
  return (
    <Row gutter={[16, 16]}>
      <Col xs={24} xl={12}>
        <ChartCard subject={SALES} sample={SALES.pointsOf(SAMPLE_CHARTS)} load={loadSales} />
      </Col>
      <Col xs={24} xl={12}>
        <ChartCard subject={CATEGORIES} sample={CATEGORIES.pointsOf(SAMPLE_CHARTS)} load={loadCategories} />
      </Col>
    </Row>
  );
}

const loadCharts = () => import(/* webpackChunkName: "charts" */ './drawnCharts');
const loadSales = async () => (await loadCharts()).SalesChart;
const loadCategories = async () => (await loadCharts()).CategoriesChart;
