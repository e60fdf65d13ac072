import { SiteName } from '#web/app/components/site-link/site-link.tsx';
import { SiteList } from '#web/app/components/site-lists/site-lists.tsx';
import type { SiteMenu } from '#web/app/site-map/site-areas.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import styles from './area-menu.module.css';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';

/**
 * An area of the top bar with pages of its own: opens below the bar, also before any script has
 * loaded.
 */
export function AreaMenu({ menu, className }: { menu: SiteMenu; className?: string }) {
  const box = useCloseOnNavigation();
  const id = `area-${menu.id}`;
  return (
    <>
      <button type="button" className={className} popoverTarget={id}>
        <SiteName of={menu} />
        <Icon name="chevron-down" size="1rem" />
      </button>
      <div ref={box} id={id} popover="auto" className={styles.panel}>
        <div className={styles.inner}>
          <SiteList menu={menu.id} in="bar" />
        </div>
      </div>
    </>
  );
}
