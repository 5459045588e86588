import { Button, Card, Flex, Form, Input } from 'antd';
import { NewBannerFieldsSchema, NewBannerSchema } from '../../domain/banner/bannerForm';
import { FormErrors } from '../../shared/back-office/forms/FormErrors';
import { useDraftForm } from '../../shared/back-office/forms/useDraftForm';
import { addFailureMessage } from '../../shared/back-office/forms/addFailureMessage';
import { useDebouncedText } from '../../shared/back-office/hooks/useDebouncedText';
import { useUndoToast } from '../../shared/back-office/undo/undoChange';
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey';
import { routes } from '../../shared/utils/paths';
import { BannerCard } from './BannerCard';
import styles from './Banners.module.css';
import { BANNER_ADDED, useAddBannerMutation } from './bannersApi';

const EMPTY = { url: '', title: '', subtitle: '', link: '' };
/** Suggested links of a banner; the user can type any other address. */
const OWN_PAGES = [routes.menu, routes.search, routes.cart, routes.about];

/** Adds a banner, with a live preview (docs/behaviour.md, section 2, Admin banners). */
export function BannerForm() {
  const [addBanner, { isLoading }] = useAddBannerMutation();
  const notifyDone = useUndoToast();
  const { keyOf, renew } = useIdempotencyKey();
  const { formProps, formErrors, values, fail, isUnchangedSince, clear } = useDraftForm({
    name: 'new-banner',
    draftKey: 'new banner',
    initial: EMPTY,
    schema: NewBannerSchema,
    fields: NewBannerFieldsSchema,
    onSave: (_, sent) => {
      if (isLoading) return;
      const added = addBanner({ banner: sent, idempotencyKey: keyOf(sent) });
      added
        .unwrap()
        .then(() => {
          renew();
          notifyDone(BANNER_ADDED, added, sent.title);
          if (isUnchangedSince(sent)) clear('url');
        })
        .catch((error: unknown) => { fail(addFailureMessage(error)); });
    },
  });
  const picture = useDebouncedText(values.url.trim());
  return (
    <Card title={<h2>Add New Banner</h2>}>
      <Form {...formProps} aria-label="Add New Banner">
        <Flex wrap gap="large">
          <div className={styles.fields}>
            <Form.Item name="url" label="Image URL" required>
              <Input inputMode="url" placeholder="https://" />
            </Form.Item>
            <Form.Item name="title" label="Title" required>
              <Input />
            </Form.Item>
            <Form.Item name="subtitle" label="Subtitle (optional)">
              <Input />
            </Form.Item>
            <Form.Item name="link" label="Link (optional)">
              <Input list="own-pages" placeholder="/user or https://" />
            </Form.Item>
            <datalist id="own-pages">{OWN_PAGES.map((page) => <option key={page} value={page} />)}</datalist>
            <FormErrors errors={formErrors} />
            <Button type="primary" htmlType="submit" loading={isLoading}>Add Banner</Button>
          </div>
          <figure className={styles.preview}>
            <figcaption>Preview</figcaption>
            <BannerCard
              titleAs="p"
              banner={{ image: picture, title: values.title.trim() || 'Title', subtitle: values.subtitle.trim(), buttonLink: values.link.trim() }}
            />
          </figure>
        </Flex>
      </Form>
    </Card>
  );
}
