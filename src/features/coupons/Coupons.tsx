import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Card, Empty, Flex, Table, type TableColumnsType, Tag } from 'antd';
import { useRef, useState } from 'react';
import { describeCoupon } from '../../domain/coupon/coupon';
import type { ListedCoupon } from '../../domain/coupon/couponForm';
import { formatDate } from '../../domain/date/dates';
import { groupDigits } from '../../domain/number/digits';
import { formatPrice } from '../../domain/number/money';
import { messageOf } from '../../shared/api/apiError';
import { ACCESSIBLE_TABLE } from '../../shared/back-office/antd/accessibleTable';
import { NewRowsButton } from '../../shared/back-office/HeadingRow';
import { LoadingLines } from '../../shared/back-office/LoadingLines';
import { listId } from '../../shared/back-office/hooks/useFocusRestore';
import { MissingRows, MissingTag } from '../../shared/back-office/live-rows/MissingTag';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { useStableList } from '../../shared/back-office/live-rows/useStableRows';
import { useConfirmedRemoval } from '../../shared/back-office/undo/useConfirmedRemoval';
import { useHasDraft } from '../../shared/forms/useFormDraft';
import { ErrorState, lazyDialog } from '../../shared/ui';
import { COUPON_DELETED, useDeleteCouponMutation, useGetCouponsQuery } from './couponsApi';

/** The key of the draft of a coupon, or of a new one. */
const draftKeyOf = (coupon: ListedCoupon | null) => `coupon ${coupon?.id ?? ''}`;

const CouponDialog = lazyDialog(async () => (await import('./CouponDialog')).CouponDialog);

const idOf = ({ id }: ListedCoupon) => id;

/** The coupons in the order in which they were added (docs/behaviour.md, section 2, Admin coupons). */
export function Coupons() {
  const result = useGetCouponsQuery(undefined, REFETCH_OPTIONS);
  const { error, isFetching, refetch } = result;
  const { rows: coupons, stable } = useStableList('coupons', result, idOf);
  const [edited, setEdited] = useState<{ coupon: ListedCoupon | null; open: boolean }>({ coupon: null, open: useHasDraft(draftKeyOf(null)) });
  const [deleteCoupon] = useDeleteCouponMutation();
  const remove = useConfirmedRemoval();
  const heading = useRef<HTMLHeadingElement>(null);

  const onDelete = ({ id, code }: ListedCoupon) => {
    void remove({
      question: { title: 'Are you sure you want to delete this coupon?', content: code, okText: 'Delete' },
      heading: heading.current,
      send: () => deleteCoupon(id),
      onSent: (succeeded) => { stable.leave(id, succeeded); },
      done: COUPON_DELETED,
      record: code,
    });
  };
  const columns: TableColumnsType<ListedCoupon> = [
    { title: 'Code', dataIndex: 'code', rowScope: 'row', width: '30%', render: (_, coupon) => <Code coupon={coupon} /> },
    { title: 'Discount', key: 'discount', render: (_, coupon) => <Terms coupon={coupon} /> },
    { title: 'Used', key: 'used', align: 'end', render: (_, { used, limit }) => <span data-figures>{limit > 0 ? `${groupDigits(used)} of ${groupDigits(limit)}` : groupDigits(used)}</span> },
    {
      title: 'Actions',
      key: 'actions',
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
    <Card
      id={listId('coupons')}
      tabIndex={-1}
      title={<h2 ref={heading} tabIndex={-1}>All coupons</h2>}
      extra={(
        <Flex gap="small">
          <NewRowsButton list="coupons" nouns={['coupon', 'coupons']} size={Infinity} stable={stable} />
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => { setEdited({ coupon: null, open: true }); }}>Add coupon</Button>
        </Flex>
      )}
      styles={{ body: { padding: 0 } }}
    >
      {coupons && (
        <MissingRows value={stable.missing}>
          <Table<ListedCoupon>
            {...ACCESSIBLE_TABLE}
            aria-label="Coupons"
            columns={columns}
            dataSource={coupons}
            rowKey="id"
            pagination={false}
            scroll={{ x: 'max-content' }}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} style={{ paddingInline: '1rem' }} description="No coupons yet. The cart asks for a code once there is one." /> }}
          />
        </MissingRows>
      )}
      {!coupons && !error && <LoadingLines count={3} />}
      {!coupons && error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} />}
      <CouponDialog {...edited} draftKey={draftKeyOf(edited.coupon)} onClose={() => { setEdited((now) => ({ ...now, open: false })); }} />
    </Card>
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
