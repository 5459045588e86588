import { Card, Flex } from 'antd';
import { Suspense } from 'react';
import { ChartCards, OverviewCards, loadTables } from '../../features/overview';
import { PageHeading } from '../../shared/ui';
import { lazyPage } from '../lazyPage';

const RecentOrders = lazyPage(async () => (await loadTables()).RecentOrders);

/** The page of cards, charts and recent orders (docs/behaviour.md, section 2, Admin overview). */
export function OverviewPage() {
  return (
    <Flex vertical gap="medium">
      <PageHeading>Overview</PageHeading>
      <OverviewCards />
      <ChartCards />
      <Suspense fallback={<Card loading />}>
        <RecentOrders />
      </Suspense>
    </Flex>
  );
}

// The cards do not wait for the table's code, but it loads while the session is checked.
OverviewPage.preload = RecentOrders.preload;
