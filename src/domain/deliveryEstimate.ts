/** Estimated delivery, as every screen words it (specification, section 9). */
export const DELIVERY_ESTIMATE = '30-45 min';
/** The same where there is room for it (specification, section 2, /user/thank-you). */
export const DELIVERY_ESTIMATE_IN_FULL = '30-45 minutes';
