import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { preloadPage } from '#web/app/page/route-preloader.tsx';

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a') : null;

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Links that no component renders lead to pages of the site as its own links do: without a reload, and loaded on hover and on focus. */
export function useLinksOf(links: HTMLElement | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    const preload = (event: Event) => {
      const link = linkOf(event);
      if (link) preloadPage(link.pathname);
    };
    const open = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || opensElsewhere(event)) return;
      event.preventDefault();
      navigate(link.pathname);
    };
    links?.addEventListener('pointerover', preload);
    links?.addEventListener('focusin', preload);
    links?.addEventListener('click', open);
    return () => {
      links?.removeEventListener('pointerover', preload);
      links?.removeEventListener('focusin', preload);
      links?.removeEventListener('click', open);
    };
  }, [links, navigate]);
}

/** Marks the link that leads to the shown page. */
export function useCurrentLink(links: HTMLElement | null, pathname: string): void {
  useEffect(() => {
    for (const link of links?.querySelectorAll('a') ?? [])
      if (link.pathname.toLowerCase() === pathname.toLowerCase())
        link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
  }, [links, pathname]);
}
