import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, type Location, Navigate, parsePath, useHref, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { may } from '../../domain/user/roles';
import type { User } from '../../domain/user/user';
import { ADDING, SIGN_IN_FIRST } from '../../features/cart';
import { QuickLogins, RegisterForm, SignInForm } from '../../features/auth';
import { assetUrl } from '../../shared/utils/assetUrl';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { SessionFailed, useSession } from '../../shared/session/SessionProvider';
import { returnPath, routes } from '../../shared/utils/paths';
import { selectSignedIn } from '../../shared/session-store/sessionSlice';
import { PageLoader, PageHeading, Panel } from '../../shared/ui';
import styles from './AuthPage.module.css';

/** Sign-in and registration; redirects signed-in users (docs/behaviour.md, section 2, /user/auth). */
export function AuthPage() {
  const session = useSession();
  const claimed = useSelector(selectSignedIn);
  switch (session.status) {
    case 'checking':
      // Before the stored session has been read, as in the prerendered page, there is none to check.
      return claimed ? <PageLoader /> : <Entrance />;
    case 'failed':
      return <SessionFailed session={session} />;
    case 'signed-in':
      return <Onward user={session.user} />;
    case 'signed-out':
      return <Entrance />;
  }
}

/** The sentence for each reason in the address (`signInPath`). */
const SENTENCES: Readonly<Partial<Record<string, string>>> = { [ADDING]: SIGN_IN_FIRST };

/** Beginning of every message that comes with a redirect to this page (docs/behaviour.md, sections 5 and 6). */
const SENT_HERE = 'Please login ';

/** The location state that a guard or a link to the sign-in sets. */
interface SentFrom {
  /** The location that the user wanted, with its state. */
  from?: Location;
  /** True if that location is the history entry before the sign-in; false if the sign-in has replaced it. */
  behind?: boolean;
}

/**
 * Where to go after a sign-in: a customer returns to the guarded page, staff to a guarded page of the back office; otherwise
 * staff go to /admin and others to /user (docs/behaviour.md, section 4). Going back instead of navigating
 * restores that page's state and adds no second entry.
 */
function postSignInRedirect({ role }: User, { state, search }: Location): { to: string; state?: unknown; behind?: boolean | undefined } {
  const { from, behind } = (state ?? {}) as SentFrom;
  const isStaff = may(role, 'back-office');
  // Without a state, a link has led to the sign-in before the app had started.
  const to = from ? from.pathname + from.search : returnPath(new URLSearchParams(search));
  if (to !== null && (!isStaff || to.startsWith(routes.dashboard))) return { to, state: from?.state as unknown, behind };
  return { to: isStaff ? routes.admin : routes.menu };
}

/** Redirects a signed-in user to the page they came for, and dismisses the message that asked them to sign in. */
function Onward({ user }: { user: User }) {
  const location = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  useEffect(() => { notify.dismiss(SENT_HERE); }, [notify]);
  const { behind, ...target } = postSignInRedirect(user, location);
  // A link that was pressed meanwhile has changed the address already; this page stays until that one is rendered.
  const isLeaving = window.location.pathname !== useHref(location.pathname);
  useEffect(() => {
    if (behind !== true || isLeaving) return undefined;
    // In a timeout, so that it can be cancelled: in development React runs each effect twice, and going back twice is too
    // far.
    const step = setTimeout(() => void navigate(-1));
    return () => { clearTimeout(step); };
  }, [behind, isLeaving, navigate]);
  return behind === true || isLeaving ? null : <Navigate {...target} replace />;
}

const MODES = {
  signIn: { title: 'Welcome back', question: 'New here?', other: 'Create an account', search: '?mode=register' },
  register: { title: 'Create your account', question: 'Already have an account?', other: 'Sign in instead', search: '' },
} as const;

function Entrance() {
  const [params] = useSearchParams();
  const state = useLocation().state as SentFrom | null;
  const signedOut = useSession().status === 'signed-out';
  // Switching between the forms keeps the return address, but no longer as a step back in the history.
  const { pathname = routes.menu, search: query = '' } = parsePath(returnPath(params) ?? routes.menu);
  const handedOn = { from: state?.from ? { ...state.from, state: null } : { pathname, search: query } };
  const notify = useNotify();
  const sentence = SENTENCES[params.get('why') ?? ''];
  useEffect(() => { if (signedOut && sentence !== undefined) notify.error(sentence); }, [notify, signedOut, sentence]);
  // The e-mail is typed once for both forms.
  const [email, setEmail] = useState('');
  const panel = useRef<HTMLElement>(null);
  const copyEmail = () => { setEmail(panel.current?.querySelector<HTMLInputElement>('[name=email]')?.value ?? ''); };
  const mode = params.get('mode') === 'register' ? 'register' : 'signIn';
  const { title, question, other, search } = MODES[mode];
  const Form = mode === 'register' ? RegisterForm : SignInForm;
  return (
    <div className={styles.page}>
      <div className={styles.scene} data-plate style={{ '--hue': 28 } as CSSProperties} aria-hidden="true">
        <p className={styles.motto}>Good food, a few taps away.</p>
        <img src={assetUrl('pictures/burger.webp')} alt="" width={256} height={256} className={styles.food} />
      </div>
      {/* The user has read the message by the time they submit; it would overlap the form's own error message on the first field. */}
      <Panel ref={panel} className={styles.panel} onInput={copyEmail} onSubmit={() => { notify.dismiss(SENT_HERE); }}>
        <PageHeading key={mode} className={styles.title}>{title}</PageHeading>
        <Form email={email} />
        <p className={styles.switch}>
          <span>{question}</span>{' '}
          <Link to={{ search }} state={handedOn} className={styles.other}>{other}</Link>
        </p>
        {process.env.MOCKS !== 'off' && <QuickLogins />}
      </Panel>
    </div>
  );
}
