import { BannerForm, CurrentBanners } from '../../features/banners';
import { PageHeading } from '../../shared/ui';
import styles from './SectionPage.module.css';

/** The promotions of the customers' carousel (specification, section 2, admin banners). */
export function BannersPage() {
  return (
    <div className={styles.page}>
      <PageHeading>Banners</PageHeading>
      <BannerForm />
      <CurrentBanners />
    </div>
  );
}
