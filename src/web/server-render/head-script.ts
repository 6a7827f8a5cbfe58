import { FAILURES } from './failure-script.ts'

/**
 * Theme (S111, S114): the stored one; on a first visit the system's wish, which is then stored; unknown is light.
 * Whoever was signed in is not asked to sign in while the page wakes up.
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
 * Code and font are asked for a moment after the styles and the largest picture: on a slow line a dozen files beside them
 * would hold up the first paint by 200 ms, and none of them is needed before it. The moment is short enough that the line
 * never falls idle. `#later` lists them in two groups, as pairs of rel and address. The second, what React runs, follows
 * when the first screen is painted or React is there (`more`), so that on a slow line React is read while it arrives.
 */
const LATER = `var b=0,g;function more(n){g=g||JSON.parse(d.getElementById('later').textContent);\
for(;b<n;b++)g[b].forEach(function(p){\
var n=d.createElement(p[0]==='module'?'script':'link');\
if(p[0]==='module'){n.type='module';n.src=p[1];n.onerror=function(){lost('no '+p[1])}}else{n.rel=p[0];n.href=p[1];if(p[0]==='preload'){n.as='font';n.crossOrigin=''}}\
d.head.append(n)})}\
setTimeout(more,60,1);addEventListener('later',function(){more(1)});addEventListener('more',function(){more(2)})`

/**
 * The first frame has the first screen and nothing else; the one after it may bring a picture that came meanwhile. Then
 * the styles are told, which lay out what lies below. No frame is made before the styles are there.
 */
const PAINTED = `function frame(f){requestAnimationFrame(function(){setTimeout(f)})}\
frame(function(){more(2);frame(function(){d.documentElement.dataset.painted=''})})`

/**
 * Going on, or back, before a page has faded in breaks its transition off: that is no error, and nothing else listens.
 */
const FADES = `['pageswap','pagereveal'].forEach(function(n){addEventListener(n,function(e){var v=e.viewTransition,\
x=function(){};if(v){v.ready.catch(x);v.finished.catch(x);v.updateCallbackDone.catch(x)}})})`

/** Runs before anything else; the security policy names its hash. */
export const HEAD_SCRIPT = `(function(d){${THEME};${FAILURES};${FADES};${LATER};${PAINTED}})(document)`

/**
 * The last thing in the document. A script waits for the styles, and the document is not over before it has run: without
 * it browsers that look through the forms of a page when it is over lay it out once without styles, 200 ms on a slow phone.
 */
export const TAIL_SCRIPT = `dispatchEvent(new Event('later'))`
