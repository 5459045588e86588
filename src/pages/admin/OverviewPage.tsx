import { ChartCards, OverviewCards, RecentOrders } from '../../features/overview';
import { PageHeading } from '../../shared/ui';
import styles from './SectionPage.module.css';

/** The shop at a glance (specification, section 2, admin overview). */
export function OverviewPage() {
  return (
    <div className={styles.page}>
      <PageHeading>Overview</PageHeading>
      <OverviewCards />
      <ChartCards />
      <RecentOrders />
    </div>
  );
}
