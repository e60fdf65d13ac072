import { useNavigation } from 'react-router';
import styles from './navigation-line.module.css';

/**
 * A progress line along the top while the next page loads; delayed, so that quick ones show
 * nothing.
 */
export function NavigationLine() {
  const { state } = useNavigation();
  return state === 'loading' ? <div className={styles.line} aria-hidden="true" /> : null;
}
