import * as v from 'valibot';
import { ImageSchema, LinkSchema } from './safeUrl';
import { allFilled, optionalText } from './text';

/** The tints a banner can have; each is a class of the carousel's stylesheet. */
export const BANNER_COLORS = ['tomato', 'basil', 'sky'] as const;

/** A promotion: one shape for the carousel and the back office (specification, section 3; decisions). */
export const BannerSchema = v.object({
  id: v.string(),
  title: v.string(),
  subtitle: v.string(),
  description: v.string(),
  image: v.string(),
  buttonText: v.string(),
  buttonLink: v.string(),
  colorClass: v.picklist(BANNER_COLORS),
});
export type Banner = v.InferOutput<typeof BannerSchema>;

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
