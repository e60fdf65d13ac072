import { useNavigation } from 'react-router';
import styles from './navigation-line.module.css';

/** A line along the top while the next page is on its way; late enough that quick ones show nothing. */
export function NavigationLine() {
  const { state } = useNavigation();
  return state === 'loading' ? <div className={styles.line} aria-hidden="true" /> : null;
}
