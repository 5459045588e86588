import { type CSSProperties, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { QuickLogins, RegisterForm, SignInForm, addressAfterSignIn } from '../../features/auth';
import { assetUrl } from '../../shared/lib/assetUrl';
import { useSession } from '../../shared/session/FoodProvider';
import { Checking, ErrorState, PageHeading, Panel } from '../../shared/ui';
import styles from './AuthPage.module.css';

/** Sign-in and registration; whoever is signed in is sent on (specification, section 2, /user/auth). */
export function AuthPage() {
  const session = useSession();
  const location = useLocation();
  switch (session.status) {
    case 'checking':
      return <Checking />;
    case 'failed':
      return <ErrorState message={session.message} onRetry={session.retry} />;
    case 'signed-in':
      return <Navigate to={addressAfterSignIn(session.user, location.state)} replace />;
    case 'signed-out':
      return <Entrance />;
  }
}

const MODES = {
  signIn: { title: 'Welcome back', question: 'New here?', other: 'Create an account', search: '?mode=register' },
  register: { title: 'Create your account', question: 'Already have an account?', other: 'Sign in instead', search: '' },
} as const;

function Entrance() {
  const [params] = useSearchParams();
  // What a guard has left there must outlive the change of forms.
  const state: unknown = useLocation().state;
  const [email, setEmail] = useState('');
  const mode = params.get('mode') === 'register' ? 'register' : 'signIn';
  const { title, question, other, search } = MODES[mode];
  const Form = mode === 'register' ? RegisterForm : SignInForm;
  return (
    <div className={styles.page}>
      <div className={styles.scene} data-plate style={{ '--hue': 28 } as CSSProperties} aria-hidden="true">
        <p className={styles.motto}>Good food, a few taps away.</p>
        <img src={assetUrl('pictures/burger.webp')} alt="" width={256} height={256} className={styles.food} />
      </div>
      <Panel className={styles.panel}>
        <PageHeading key={mode} className={styles.title}>{title}</PageHeading>
        <Form email={email} onEmailTyped={setEmail} />
        <p className={styles.switch}>
          {question}{' '}
          <Link to={{ search }} state={state} className={styles.other}>{other}</Link>
        </p>
        <QuickLogins />
      </Panel>
    </div>
  );
}
