import * as v from 'valibot';
import { AddressSchema } from '../text/safeUrl';

/** The tints a banner can have; each is a class of the carousel's stylesheet. */
export const BANNER_COLORS = ['tomato', 'basil', 'sky'] as const;

/** A promotion: one shape for the carousel and the back office (docs/behaviour.md, section 3). */
export const BannerSchema = v.object({
  id: v.string(),
  title: v.string(),
  subtitle: v.string(),
  description: v.string(),
  image: AddressSchema,
  buttonText: v.string(),
  buttonLink: AddressSchema,
  colorClass: v.picklist(BANNER_COLORS),
});
export type Banner = v.InferOutput<typeof BannerSchema>;
