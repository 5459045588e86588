/** What may be said of a promotion. Apart from the promotion itself, for the storefront has no use for it. */
import * as v from 'valibot';
import { ImageSchema, LinkSchema } from './safeUrl';
import { allFilled, optionalText } from './text';

const REQUIRED_MESSAGE = 'Please provide at least an image URL and a title';

/** What the banner form gives (specification, section 5). */
export const NewBannerSchema = v.pipe(
  allFilled(['url', 'title'], REQUIRED_MESSAGE),
  v.object({
    url: v.pipe(ImageSchema, v.nonEmpty(REQUIRED_MESSAGE)),
    title: optionalText('title', 80),
    subtitle: optionalText('subtitle', 160),
    link: LinkSchema,
  }),
);
export type NewBanner = v.InferOutput<typeof NewBannerSchema>;
