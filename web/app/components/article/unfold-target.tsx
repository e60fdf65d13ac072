import { use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Nonce } from '#web/app/session/nonce.ts';

/**
 * A browser scrolls to the target of an address and unfolds it a frame later, which moves what is
 * seen. This unfolds the target as soon as it is parsed.
 */
const WHILE_PARSED = `{
const id=location.hash.slice(1),[visit]=performance.getEntriesByType("navigation");
const watch=new MutationObserver(()=>{
const target=document.getElementById(id),folded=target?.closest("details");
if(target)watch.disconnect();
if(folded)folded.open=true});
if(id&&visit?.type==="navigate")watch.observe(document.body,{childList:true,subtree:true});
addEventListener("DOMContentLoaded",()=>watch.disconnect())}`;

/**
 * Unfolds what is around the target of the page's address, `#NRT`: of an address that is opened,
 * and of a link within the site, which browsers do not unfold. It stands before what is folded.
 */
export function UnfoldTarget() {
  const nonce = use(Nonce);
  const { hash, key } = useLocation();
  // the key distinguishes the second press of a link from the first
  useEffect(() => {
    if (!key || hash.length < 2) return;
    const folded = document.getElementById(hash.slice(1))?.closest('details');
    if (!folded || folded.open) return;
    folded.open = true;
    folded.scrollIntoView();
  }, [hash, key]);
  // as text: React refuses scripts in pages that it makes in the browser, where this one has no use
  const script = `<script nonce="${nonce ?? ''}">${WHILE_PARSED}</script>`;
  const content = { dangerouslySetInnerHTML: { __html: script } };
  return <div hidden suppressHydrationWarning {...content} />;
}
