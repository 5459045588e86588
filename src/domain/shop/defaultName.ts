/** The name of a new shop. */
export const DEFAULT_NAME = 'Food Delivery';
