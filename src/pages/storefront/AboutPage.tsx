import { Fragment, type ReactNode } from 'react';
import { deliveryEstimateInFull } from '../../domain/order/deliveryEstimate';
import { describeClosedDays, describeWeek } from '../../domain/shop/openingHours';
import { assetUrl } from '../../shared/utils/assetUrl';
import { useShop } from '../../shared/shop/shopApi';
import { useServerTime } from '../../shared/shop/useServerTime';
import { routes } from '../../shared/utils/paths';
import { ButtonLink, ClockIcon, EmailText, MailIcon, PageHeading, Panel, PhoneIcon, PinIcon } from '../../shared/ui';
import styles from './AboutPage.module.css';

/** What a shop says that has set no hours. */
const USUAL_HOURS = [
  { days: 'Monday to Friday', times: ['11:00 AM - 10:00 PM'] },
  { days: 'Saturday and Sunday', times: ['12:00 PM - 11:00 PM'] },
];

/** Who we are, opening and delivery times, and contact details (docs/behaviour.md, section 2). */
export function AboutPage() {
  const shop = useShop();
  const openingHours = shop.hours.length > 0 ? describeWeek(shop.hours) : USUAL_HOURS;
  const closedDays = useServerTime((now) => describeClosedDays(shop, now));
  return (
    <div className={styles.page}>
      <section className={styles.story}>
        <div>
          <PageHeading>A good neighbourhood kitchen</PageHeading>
          <p className={styles.lead}>
            Everything on the menu is made when you order it, and carried to your door while it is still hot.
          </p>
          <ButtonLink to={routes.menu} size="lg">See the menu</ButtonLink>
        </div>
        <img src={assetUrl('pictures/banner-free-delivery.webp')} alt="" width={256} height={256} className={styles.picture} />
      </section>
      <div className={styles.facts}>
        <Fact icon={<ClockIcon size="1.75rem" />} title={<>Delivery in <span className={styles.range}>{deliveryEstimateInFull(shop)}</span></>}>
          <p>From your order to your door. If it takes longer, we call you before you have to wonder.</p>
        </Fact>
        <Fact icon={<PinIcon size="1.75rem" />} title="Opening hours">
          <dl className={styles.hours}>
            {openingHours.map(({ days, times }) => (
              <Fragment key={days}>
                <dt>{days}</dt>
                {times.map((time) => <dd key={time}>{time}</dd>)}
              </Fragment>
            ))}
          </dl>
          {closedDays !== null && <p>{closedDays}</p>}
        </Fact>
        <Fact icon={<PhoneIcon size="1.75rem" />} title="Reach us">
          <ul className={styles.contacts}>
            {shop.phone !== '' && (
              <li>
                <a href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`} className={styles.contact}><PhoneIcon /><span>{shop.phone}</span></a>
              </li>
            )}
            {shop.email !== '' && (
              <li>
                <a href={`mailto:${shop.email}`} className={styles.contact}><MailIcon /><span><EmailText email={shop.email} /></span></a>
              </li>
            )}
            {shop.address !== '' && <li className={styles.contact}><PinIcon /><span>{shop.address}</span></li>}
          </ul>
        </Fact>
      </div>
      {/* The build writes this file (scripts/bundle/licences.mjs). */}
      <a href={assetUrl('third-party-licences.txt')} className={styles.licences}>Third-party licences</a>
    </div>
  );
}

function Fact({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <Panel className={styles.fact}>
      <span className={styles.icon}>{icon}</span>
      <h2>{title}</h2>
      {children}
    </Panel>
  );
}
