import { Card, Flex } from 'antd';
import { Suspense } from 'react';
import { ChartCards, OverviewCards, loadRecentOrders } from '../../features/overview';
import { PageHeading } from '../../shared/ui';
import { lazyPage } from '../lazyPage';

const RecentOrders = lazyPage(loadRecentOrders);

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

// It loads while the session is checked.
OverviewPage.preload = RecentOrders.preload;
