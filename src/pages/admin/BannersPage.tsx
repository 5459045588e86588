import { BannerForm, CurrentBanners } from '../../features/banners';
import { PageHeading } from '../../shared/ui';
import { SectionPage } from './SectionPage';

/** The promotions of the customers' carousel (specification, section 2, admin banners). */
export function BannersPage() {
  return (
    <SectionPage>
      <PageHeading>Banners</PageHeading>
      <BannerForm />
      <CurrentBanners />
    </SectionPage>
  );
}
