import { Table } from 'antd';
import type { ChartPoint, ChartSubject } from './chartSubject';
import { ROW_HEADER } from './rowHeader';

/** The values of a chart as a table. */
export function ChartTable({ subject, points }: { subject: ChartSubject; points: readonly ChartPoint[] }) {
  const [label, value] = subject.columns;
  return (
    <Table
      size="small"
      pagination={false}
      rowHoverable={false}
      aria-label={subject.title}
      rowKey="label"
      dataSource={points}
      columns={[
        { ...ROW_HEADER, title: label, dataIndex: 'label' },
        { title: value, align: 'end', render: (_, point: ChartPoint) => subject.say(point, points) },
      ]}
    />
  );
}
