import { Anchor, Box, Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import { LinkButton } from '../../../ui/link-button.tsx';
import { formatPrice, SHIPPING_FEE, TAX } from '../../../../../schema/shop.ts';
import type { OrderStatus } from '../../../generated/schema.ts';
import type { StaffOrderFragment } from '../../../generated/super-admin-orders.ts';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import { lineAmount, pieces, productsTotal, totalText } from '../../../shared/order/order-amounts.ts';
import { Facts } from '../../../shared/order/facts.tsx';
import { addressLines, dialled } from '../../../shared/order/order-facts.ts';
import { OrderSteps } from '../../../shared/order/order-progress.tsx';
import { CopyId, shortId } from '../../../shared/order/order-id.tsx';
import { paymentValue } from '../../../shared/order/payment-options.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { AmountList } from '../../../shared/order/amounts.tsx';
import { useLayout } from '../../../lib/hooks/use-layout.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { customerOrdersPath } from '../tabs.ts';
import { superAdminText as t } from '../messages.ts';
import classes from './orders.module.css';
import type { Printout } from './printed-orders.tsx';
import { StatusForm } from './status-form.tsx';

/** All that is needed to pack an order and to answer its customer. */
export function OrderDrawer(props: {
  order: StaffOrderFragment | undefined;
  onClose: () => void;
  onChangeStatus: (order: StaffOrderFragment, status: OrderStatus) => Promise<unknown>;
  onPrint: (printout: Printout) => void;
}) {
  const { order, onClose, onChangeStatus, onPrint } = props;
  const isPhone = useLayout() === 'phone';
  const next = order && <StatusForm key={order.id} order={order} onChangeStatus={onChangeStatus} main />;
  const print = order && (
    <>
      <Button variant="default" flex={1} px="xs" onClick={() => onPrint({ kind: 'slip', orders: [order] })}>
        {t.printSlip}
      </Button>
      <Button variant="default" flex={1} px="xs" onClick={() => onPrint({ kind: 'summary', orders: [order] })}>
        {t.printSummary}
      </Button>
    </>
  );
  return (
    <Dialog
      side
      opened={order !== undefined}
      onClose={onClose}
      heading={order ? t.orderHeading(shortId(order.id)) : ''}
      // A phone's window has room for one: what moves the order on.
      footer={isPhone ? next : print}
    >
      {order && (
        <Stack key={order.id} className={classes.order}>
          <Group gap="0 12px" c="dimmed">
            <span>
              <DateText iso={order.createdAt} lead={t.placedOn} missing={t.unknown} withTime />
            </span>
            <code>{order.id}</code>
            <CopyId id={order.id} />
          </Group>
          <Summary order={order} />
          {!isPhone && next}
          <OrderSteps status={order.status} slim />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <Address address={order.deliveryAddress} />
            <Customer customer={order.customer} />
          </SimpleGrid>
          <Products order={order} />
          {isPhone && <Group wrap="nowrap">{print}</Group>}
        </Stack>
      )}
    </Dialog>
  );
}

/** Whose order it is, what it costs, and how much there is to pack. */
function Summary({ order }: { order: StaffOrderFragment }) {
  const terms = useText(orderText);
  return (
    <Group justify="space-between" gap="4px 16px" fz="lg">
      <strong>{order.customer?.name ?? t.unknown}</strong>
      <span>
        {totalText(order.total, order.isTotalWhole, terms)} · {t.pieces(pieces(order))}
      </span>
    </Group>
  );
}

/** As it is written on a parcel. */
function Address({ address }: { address: StaffOrderFragment['deliveryAddress'] }) {
  const terms = useText(orderText);
  return (
    <section>
      <Title order={3} mb={8}>
        {terms.deliveryAddress}
      </Title>
      {address ? (
        <Stack component="address" gap={0}>
          {addressLines(address).map((line, index) => (
            <span key={index}>{line}</span>
          ))}
        </Stack>
      ) : (
        <p>{terms.addressGone}</p>
      )}
    </section>
  );
}

/** How to reach who ordered; the name is above. */
function Customer({ customer }: { customer: StaffOrderFragment['customer'] }) {
  const { buyer } = useText(orderText);
  return (
    <section>
      <Title order={3} mb={8}>
        {t.orderColumns.customer}
      </Title>
      {customer ? (
        <Stack gap="sm" align="start">
          <Facts
            orientation="vertical"
            facts={[
              [buyer.email, <Anchor href={`mailto:${encodeURIComponent(customer.email)}`}>{customer.email}</Anchor>],
              [
                buyer.phone,
                customer.mobile ? (
                  <Anchor href={`tel:${dialled(customer.mobile)}`}>{dialled(customer.mobile)}</Anchor>
                ) : null,
              ],
            ]}
          />
          <LinkButton to={customerOrdersPath(customer.email)} variant="default" icon={IconPackages}>
            {t.ordersOf(customer.name.split(' ')[0] ?? '')}
          </LinkButton>
        </Stack>
      ) : (
        <p>{t.customerNotKnown}</p>
      )}
    </section>
  );
}

/** The lines, and sums that add up to the total of the table. */
function Products({ order }: { order: StaffOrderFragment }) {
  const terms = useText(orderText);
  const method = paymentValue(order.paymentMethod);
  return (
    <section>
      <Title order={3} mb={8}>
        {terms.products}
      </Title>
      <Stack component="ul" gap="xs" mb="md">
        {order.items.map((item) => {
          const amount = lineAmount(item);
          return (
            <Group component="li" key={item.id} wrap="nowrap">
              <Box w={64} flex="none">
                {item.product && <ProductPicture src={item.product.image} alt="" sizes="64px" />}
              </Box>
              <Text flex={1}>
                {item.quantity} × {item.product?.title ?? terms.deletedProduct}
              </Text>
              <span>{amount === undefined ? terms.notCounted : formatPrice(amount)}</span>
            </Group>
          );
        })}
      </Stack>
      <AmountList
        count={pieces(order)}
        amounts={{ itemsPrice: productsTotal(order), shipping: SHIPPING_FEE, tax: TAX, payable: order.total }}
      />
      <Text size="sm" c="dimmed" mt="sm">
        {terms.paymentMethod}: {method ? terms.payment[method] : terms.notGiven}. {terms.pricesOfToday}
      </Text>
    </section>
  );
}
