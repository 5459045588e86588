import { PAYMENT_METHODS, type PaymentMethod, paymentLabel } from '../../domain/order/order';
import { CardIcon, CashIcon, Panel, RadioCards, TextArea, TextField } from '../../shared/ui';
import styles from './DeliveryForm.module.css';
import type { Checkout } from './useCheckout';

/** Id of the form: its submit button is in the order summary, outside the form. */
export const CHECKOUT_FORM = 'checkout';

const PAYMENTS: Readonly<Record<PaymentMethod, { hint: string; Icon: typeof CashIcon }>> = {
  cash: { hint: 'Pay the courier in cash', Icon: CashIcon },
  card: { hint: 'Pay by card at the door', Icon: CardIcon },
};

/**
 * Delivery address, phone, instructions and payment method (docs/behaviour.md, section 2, /user/cart). No card data is
 * collected.
 */
export function DeliveryForm({ checkout: { values, change, field, submit } }: { checkout: Checkout }) {
  return (
    <form id={CHECKOUT_FORM} noValidate aria-label="Checkout" onSubmit={submit}>
      <Panel className={styles.panel}>
        <h2>Delivery details</h2>
        <TextArea {...field('deliveryAddress')} label="Delivery address" autoComplete="street-address" rows={2} aria-required />
        <TextField {...field('contactPhone')} label="Contact phone" type="tel" autoComplete="tel" inputMode="tel" aria-required />
        <TextArea
          {...field('specialInstructions')}
          label="Special instructions"
          optional
          hint="Allergies, the door code, where to leave it."
          rows={3}
        />
        <RadioCards
          legend="Payment method"
          options={PAYMENT_METHODS.map((value) => {
            const { hint, Icon } = PAYMENTS[value];
            return { value, hint, label: paymentLabel(value), icon: <Icon size="1.5rem" /> };
          })}
          value={values.paymentMethod}
          onChange={(paymentMethod) => { change({ paymentMethod }); }}
        />
      </Panel>
    </form>
  );
}
