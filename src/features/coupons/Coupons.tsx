import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Table, type TableColumnsType, Tag } from 'antd';
import { useState } from 'react';
import { describeCoupon } from '../../domain/coupon/coupon';
import type { ListedCoupon } from '../../domain/coupon/couponForm';
import { formatDate } from '../../domain/date/dates';
import { groupDigits } from '../../domain/number/digits';
import { formatPrice } from '../../domain/number/money';
import { ACCESSIBLE_TABLE } from '../../shared/back-office/antd/accessibleTable';
import { ListCard } from '../../shared/back-office/ListCard';
import { MissingTag } from '../../shared/back-office/live-rows/MissingTag';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { useStableList } from '../../shared/back-office/live-rows/useStableList';
import { useConfirmedRemoval } from '../../shared/back-office/undo/useConfirmedRemoval';
import { useHasDraft } from '../../shared/forms/useFormDraft';
import { lazyDialog } from '../../shared/ui';
import { COUPON_DELETED, useDeleteCouponMutation, useGetCouponsQuery } from './couponsApi';

const CouponDialog = lazyDialog(async () => (await import('./CouponDialog')).CouponDialog);

const idOf = ({ id }: ListedCoupon) => id;

/** The coupons in the order in which they were added (docs/behaviour.md, section 2, Admin coupons). */
export function Coupons() {
  const result = useGetCouponsQuery(undefined, REFETCH_OPTIONS);
  const { rows, stable } = useStableList('coupons', result, idOf);
  const [edited, setEdited] = useState<{ coupon: ListedCoupon | null; open: boolean }>({ coupon: null, open: useHasDraft('new coupon') });
  const [deleteCoupon] = useDeleteCouponMutation();
  const remove = useConfirmedRemoval('coupons', stable.leave);

  const onDelete = ({ id, code }: ListedCoupon) => {
    void remove(id, {
      question: { title: 'Are you sure you want to delete this coupon?', content: code, okText: 'Delete' },
      send: () => deleteCoupon(id),
      done: COUPON_DELETED,
      record: code,
    });
  };
  const columns: TableColumnsType<ListedCoupon> = [
    { title: 'Code', dataIndex: 'code', rowScope: 'row', width: '11rem', render: (_, coupon) => <Code coupon={coupon} /> },
    { title: 'Discount', key: 'discount', render: (_, coupon) => <Terms coupon={coupon} /> },
    { title: 'Used', key: 'used', width: '6rem', align: 'end', render: (_, { used, limit }) => <span data-figures>{limit > 0 ? `${groupDigits(used)} of ${groupDigits(limit)}` : groupDigits(used)}</span> },
    {
      title: 'Actions',
      key: 'actions',
      width: '8rem',
      fixed: 'end',
      align: 'end',
      render: (_, coupon) => (
        <Flex justify="end" gap="small" wrap>
          <Button size="small" icon={<EditOutlined aria-hidden />} aria-label={`Edit ${coupon.code}`} onClick={() => { setEdited({ coupon, open: true }); }} />
          <Button size="small" danger icon={<DeleteOutlined aria-hidden />} aria-label={`Delete ${coupon.code}`} onClick={() => { onDelete(coupon); }} />
        </Flex>
      ),
    },
  ];
  return (
    <>
      <ListCard
        name="coupons"
        title="All coupons"
        nouns={['coupon', 'coupons']}
        result={result}
        rows={rows}
        stable={stable}
        empty="No coupons yet. The cart asks for a code once there is one."
        extra={<Button icon={<PlusOutlined aria-hidden />} onClick={() => { setEdited({ coupon: null, open: true }); }}>Add coupon</Button>}
      >
        {(coupons) => (
          <Table<ListedCoupon>
            {...ACCESSIBLE_TABLE}
            aria-label="Coupons"
            columns={columns}
            dataSource={coupons}
            rowKey="id"
            pagination={false}
            scroll={{ x: '36rem' }}
          />
        )}
      </ListCard>
      <CouponDialog {...edited} onClose={() => { setEdited((now) => ({ ...now, open: false })); }} />
    </>
  );
}

function Code({ coupon: { id, code, active } }: { coupon: ListedCoupon }) {
  return (
    <Flex wrap gap="small" align="center">
      <span>{code}</span>
      {!active && <Tag>Off</Tag>}
      <MissingTag id={id} />
    </Flex>
  );
}

/** What a coupon takes off, and under which conditions. */
function Terms({ coupon }: { coupon: ListedCoupon }) {
  const { minimum, validFrom, validUntil, customerLimit } = coupon;
  const conditions = [
    minimum > 0 && `from ${formatPrice(minimum)}`,
    validFrom !== '' && `from ${formatDate(validFrom)}`,
    validUntil !== '' && `until ${formatDate(validUntil)}`,
    customerLimit > 0 && `${groupDigits(customerLimit)} for each customer`,
  ].filter((condition) => condition !== false);
  return (
    <>
      <span>{describeCoupon(coupon)}</span>
      {conditions.length > 0 && <><br /><small>{conditions.join(', ')}</small></>}
    </>
  );
}
