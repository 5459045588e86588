/** The estimated delivery time (docs/behaviour.md, section 9). */
export const DELIVERY_ESTIMATE = '30-45 min';
/** The longer wording of the order confirmation (docs/behaviour.md, section 2, /user/thank-you). */
export const DELIVERY_ESTIMATE_IN_FULL = '30-45 minutes';
