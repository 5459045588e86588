import { Button, Card } from 'antd';
import { useId } from 'react';
import { NewBannerSchema } from '../../domain/bannerForm';
import { LabelledInput } from '../../shared/back-office/LabelledInput';
import { useLeaveGuard } from '../../shared/back-office/useLeaveGuard';
import { usePictureCheck } from '../../shared/back-office/usePictureCheck';
import { useSettled } from '../../shared/back-office/useSettled';
import { whyNotAdded } from '../../shared/back-office/whyNotAdded';
import { useForm } from '../../shared/forms/useForm';
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey';
import { useStillAsSent } from '../../shared/forms/useStillAsSent';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { routes } from '../../shared/routes';
import { BannerFace } from './BannerFace';
import styles from './Banners.module.css';
import { BANNER_ADDED, useAddBannerMutation } from './bannersApi';

const EMPTY = { url: '', title: '', subtitle: '', link: '' };
const FIELDS = ['url', 'title', 'subtitle', 'link'] as const;
/** Where promotions of this shop may lead; any other address can be typed. */
const OWN_PAGES = [routes.menu, routes.search, routes.cart, routes.about];

/** Adds a banner, and shows while it is typed what it will look like (specification, section 2, admin banners). */
export function BannerForm() {
  const { typed, set, field, formProblem, showProblem, onSubmit } = useForm(EMPTY, 'new banner');
  const [addBanner, { isLoading }] = useAddBannerMutation();
  const stillAsSent = useStillAsSent(typed);
  const { hint, onBroken } = usePictureCheck(typed.url);
  const notify = useNotify();
  const { keyOf, renew } = useIdempotencyKey();
  const pagesId = useId();
  useLeaveGuard(FIELDS.some((name) => typed[name].trim() !== ''));

  const submit = onSubmit(NewBannerSchema, (form, _, sent) => {
    if (isLoading) return;
    addBanner({ banner: sent, idempotencyKey: keyOf(sent) })
      .unwrap()
      .then(() => {
        renew();
        notify.success(BANNER_ADDED);
        if (!stillAsSent(sent)) return;
        FIELDS.forEach((name) => { set(name, ''); });
        // Whoever has gone on to something else meanwhile stays there.
        if (form.contains(document.activeElement)) form.querySelector('input')?.focus();
      })
      .catch((error: unknown) => { showProblem({ message: whyNotAdded(error), field: undefined }, form); });
  });
  return (
    <Card title={<h2 className={styles.heading}>Add New Banner</h2>}>
      <form className={styles.form} noValidate onSubmit={submit} aria-label="Add New Banner">
        <div className={styles.fields}>
          <LabelledInput {...field('url')} label="Image URL" aria-required hint={hint} inputMode="url" placeholder="https://" />
          <LabelledInput {...field('title')} label="Title" aria-required />
          <LabelledInput {...field('subtitle')} label="Subtitle" optional />
          <LabelledInput {...field('link')} label="Link" optional inputMode="url" placeholder="/user or https://" list={pagesId} />
          <datalist id={pagesId}>
            {OWN_PAGES.map((path) => <option key={path} value={path} />)}
          </datalist>
          {formProblem !== undefined && <p className={styles.problem}>{formProblem}</p>}
          <Button type="primary" htmlType="submit" loading={isLoading} className={styles.submit ?? ''}>Add Banner</Button>
        </div>
        <Preview url={typed.url} title={typed.title} subtitle={typed.subtitle} link={typed.link} onBroken={onBroken} />
      </form>
    </Card>
  );
}

/** A picture is asked for once its address is typed, not at every letter of it. */
function Preview({ url, title, subtitle, link, onBroken }: typeof EMPTY & { onBroken: (url: string) => void }) {
  const image = useSettled(url.trim());
  return (
    <figure className={styles.preview} onErrorCapture={() => { onBroken(image); }}>
      <figcaption className={styles.caption}>Preview</figcaption>
      <div className={styles.card}>
        <BannerFace titleAs="p" banner={{ image, title: title.trim() || 'Title', subtitle: subtitle.trim(), buttonLink: link.trim() }} />
      </div>
    </figure>
  );
}
