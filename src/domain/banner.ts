import * as v from 'valibot';

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
