import { BannerForm, CurrentBanners } from '../../features/banners';
import { SectionPage } from './shell/SectionPage';

/** The page of the carousel's banners (docs/behaviour.md, section 2, Admin banners). */
export function BannersPage() {
  return (
    <SectionPage heading="Banners">
      <BannerForm />
      <CurrentBanners />
    </SectionPage>
  );
}
