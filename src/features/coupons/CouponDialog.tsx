import { Flex, Form, Input, Radio, Switch } from 'antd';
import { type ReactNode, useState } from 'react';
import { type Coupon, CouponPartsSchema, fieldsOf } from '../../domain/coupon/couponForm';
import { dirtyFields, partsOf } from '../../domain/dirtyFields';
import { parsePrice, parseWhole } from '../../domain/number/parseNumber';
import { NumberInput } from '../../shared/back-office/antd/NumberInput';
import { FormFooter } from '../../shared/back-office/forms/FormFooter';
import { conflictFieldsOf } from '../../shared/back-office/forms/conflictFieldsOf';
import { useDraftForm } from '../../shared/back-office/forms/useDraftForm';
import { TitledModal } from '../../shared/back-office/TitledModal';
import { useUndoToast } from '../../shared/back-office/undo/undoChange';
import { isApiError, messageOf } from '../../shared/api/apiError';
import { confirmThen } from '../../shared/utils/unsavedChanges';
import { COUPON_LABELS, CouponDraftSchema, EMPTY_DRAFT, type CouponDraft, draftOf } from './couponDraft';
import { COUPON_ADDED, COUPON_SAVED, useAddCouponMutation, useChangeCouponMutation } from './couponsApi';

interface CouponDialogProps {
  /** The coupon to change; null adds one. */
  coupon: Coupon | null;
  open: boolean;
  onClose: () => void;
}

/** Adds or changes a coupon. */
export function CouponDialog({ coupon, open, onClose }: CouponDialogProps) {
  const title = coupon ? `Coupon ${coupon.code}` : 'Add coupon';
  return (
    <TitledModal title={title} open={open} onClose={onClose} onCancel={() => void confirmThen(onClose)} footer={null} width="32rem">
      <CouponForm key={coupon?.id ?? ''} coupon={coupon} label={title} onSaved={onClose} />
    </TitledModal>
  );
}

function CouponForm({ coupon, label, onSaved }: { coupon: Coupon | null; label: string; onSaved: () => void }) {
  const [addCoupon, { isLoading: adding }] = useAddCouponMutation();
  const [changeCoupon, { isLoading: changing }] = useChangeCouponMutation();
  const notifyDone = useUndoToast();
  // What edits are compared with: the coupon as it was opened, with the changes of others that were shown as conflicts.
  const [known, setKnown] = useState(coupon);
  const [theirs, setTheirs] = useState<Partial<CouponDraft>>();
  const { form, formProps, formErrors, values, serverChanges, fail, leaveFreely, isUnchangedSince } = useDraftForm({
    name: 'coupon',
    draftKey: coupon ? `coupon ${coupon.id}` : 'new coupon',
    initial: known ? draftOf(fieldsOf(known)) : EMPTY_DRAFT,
    schema: CouponDraftSchema,
    onSave: (given, sentDraft) => {
      if (adding || changing) return;
      const dirty = known ? dirtyFields(fieldsOf(known), given) : {};
      // They are one discount: 50 percent that another administrator has set must not become 50 dollars.
      const changes = 'kind' in dirty || 'value' in dirty ? { ...dirty, kind: given.kind, value: given.value } : dirty;
      const sent = known ? changeCoupon({ id: known.id, ...changes, was: partsOf(fieldsOf(known), changes) }) : addCoupon(given);
      sent
        .unwrap()
        .then((saved) => {
          notifyDone(known ? COUPON_SAVED : COUPON_ADDED, sent, saved.code);
          if (!isUnchangedSince(sentDraft)) {
            if (known) setKnown({ ...known, ...saved });
            return;
          }
          leaveFreely();
          onSaved();
        })
        .catch((error: unknown) => {
          const unseen = conflictFieldsOf(error, CouponPartsSchema);
          if (!unseen || !known) {
            fail(messageOf(error), isApiError(error) && error.status === 409 ? 'code' : undefined);
            return;
          }
          const next = { ...known, ...unseen };
          setKnown(next);
          setTheirs(dirtyFields(draftOf(fieldsOf(known)), draftOf(fieldsOf(next))));
        });
    },
  });
  const item = (name: keyof CouponDraft, input: ReactNode, more: { required?: boolean; extra?: string; valuePropName?: string } = {}) => (
    <Form.Item name={name} label={COUPON_LABELS[name]} style={{ flex: '1 1 11rem' }} {...more}>{input}</Form.Item>
  );
  const isPercent = values.kind === 'percent';
  return (
    <Form {...formProps} aria-label={label}>
      {item('code', <Input autoFocus />, { required: true, extra: 'Customers type it in the cart, in capitals or not.' })}
      <Flex wrap gap="0 1rem">
        {item('kind', <Radio.Group aria-label={COUPON_LABELS.kind} options={[{ value: 'percent', label: 'Percent' }, { value: 'amount', label: 'Amount' }]} />)}
        {item('appliesTo', <Radio.Group aria-label={COUPON_LABELS.appliesTo} options={[{ value: 'dishes', label: 'Dishes' }, { value: 'delivery', label: 'Delivery' }]} />)}
      </Flex>
      <Flex wrap gap="0 1rem">
        {item('value', <NumberInput parse={parsePrice} min={0} step={isPercent ? 1 : 0.01} {...(isPercent ? { suffix: '%' } : { prefix: '$' })} />, { required: true })}
        {item('minimum', <NumberInput parse={parsePrice} min={0} step={0.01} prefix="$" />, { required: true, extra: 'Of the dishes; 0 for any.' })}
      </Flex>
      <Flex wrap gap="0 1rem">
        {item('validFrom', <Input type="date" />)}
        {item('validUntil', <Input type="date" />)}
      </Flex>
      <Flex wrap gap="0 1rem">
        {item('limit', <NumberInput parse={parseWhole} min={0} step={1} />, { required: true, extra: '0 for any number.' })}
        {item('customerLimit', <NumberInput parse={parseWhole} min={0} step={1} />, { required: true, extra: '0 for any number.' })}
      </Flex>
      {item('active', <Switch />, { valuePropName: 'checked' })}
      <FormFooter
        form={form}
        values={values}
        errors={formErrors}
        labels={COUPON_LABELS}
        theirs={theirs ?? serverChanges}
        shown={(name, shown) => `“${String(shown[name])}”`}
        pending={adding || changing}
      />
    </Form>
  );
}
