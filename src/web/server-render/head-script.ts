import { FAILURES } from './failure-script.ts'

/**
 * Theme (S111, S114): the stored one; on a first visit the system's wish, which is then stored; unknown is light.
 * A customer who was signed in is not asked to sign in while the page hydrates.
 * Language (S112): where the address has no prefix, the locally stored language wins over a lost cookie,
 * tried once per session.
 */
const THEME = `try{\
var s=localStorage,t=s.theme,m='main-theme-',e=d.documentElement;\
if(!t)s.theme=t=m+(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light');\
t=t.slice(m.length);e.dataset.theme=t==='dark'||t==='contrast'?t:'light';\
if(/"isAuthenticated":true/.test(s['persist:root']))e.dataset.known='';\
var l=s.lang;\
if((l==='ar'||l==='en')&&l!==e.lang&&!/^\\/(ar|en)(\\/|$)/.test(location.pathname)&&!sessionStorage.langRetried){\
sessionStorage.langRetried=1;d.cookie='lang='+l+';path=/;max-age=31536000;samesite=lax';location.reload()}\
}catch(_){}`

/**
 * What React runs is asked for when the first screen is painted or React is there (`more`): on a slow line React comes
 * first then, and is read while the rest arrives. `#later` contains the links.
 */
const LATER = `function more(){var l=d.getElementById('later');if(l){l.remove();d.head.append(l.content)}}addEventListener('more',more)`

/**
 * The first frame has the first screen and nothing else; the one after it may bring a picture that came meanwhile. Then
 * the styles lay out what lies below, too. Frames before the first content do not count.
 */
const PAINTED = `new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length){more();\
requestAnimationFrame(function(){setTimeout(function(){d.documentElement.dataset.painted='';dispatchEvent(new Event('painted'))})})}\
}).observe({type:'paint',buffered:true})`

/**
 * A page that is left, or whose window changes, before it has faded in breaks its transition off. The browser rejects a
 * promise then that may be out of reach: `pagereveal` has no transition any more. It is no failure, so it is not reported.
 */
const FADES = `addEventListener('unhandledrejection',function(e){var r=e.reason;\
if(r instanceof DOMException&&/transition/i.test(r.message))e.preventDefault()})`

/** Runs before anything else; the security policy names its hash. */
export const HEAD_SCRIPT = `(function(d){${THEME};${FAILURES};${FADES};${LATER};${PAINTED}})(document)`
