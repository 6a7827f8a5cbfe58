/** The number in the error screen of a document, in whose place the script writes the one of the failure. */
export const NO_NUMBER = '00000000'

/**
 * For failures in the browser (S50, S51, S53), in the document itself because any file may be the one that is missing.
 * `page-failed` gives a failure its number and sends it to the server's log. `start-failed` shows the error screen, which
 * the document brings along in `#failed`, in the place of the page. `code-lost`, of the first files, reloads once before;
 * see `neededCode` for all others.
 */
export const FAILURES = `function report(r){var f=r.failure||'',t=function(t,n){return String(t||'').slice(0,n)};\
r.id=('0000000'+Math.floor(Math.random()*4294967296).toString(16)).slice(-8);\
fetch('/api/page-failures',{method:'POST',keepalive:true,headers:{'content-type':'application/json'},\
body:JSON.stringify({id:r.id,path:t(location.pathname,300),message:t(f.message||f,500),stack:t(f.stack,2000)})}).catch(function(){})}\
function failed(f){if(d.readyState==='loading')return d.addEventListener('DOMContentLoaded',function(){failed(f)});\
var r={failure:f},m=d.getElementById('main'),b;report(r);\
m.innerHTML=d.getElementById('failed').innerHTML.replace(/${NO_NUMBER}/g,r.id);\
d.title=m.querySelector('h1').textContent;b=m.querySelectorAll('button');\
b[0].onclick=function(){location.reload()};\
b[1].onclick=function(){navigator.clipboard.writeText(r.id).then(function(){var o=m.querySelector('output');o.textContent=o.dataset.copied})};\
m.focus()}\
function lost(f){try{var s=sessionStorage,k='retry-lazy-refreshed';if(navigator.onLine!==false&&s.getItem(k)!=='true'){\
s.setItem(k,'true');s.setItem('retry-lazy-for','start');return location.reload()}}catch(_){}failed(f)}\
addEventListener('page-failed',function(e){report(e.detail)});\
addEventListener('start-failed',function(e){failed(e.detail)});\
addEventListener('code-lost',function(e){lost(e.detail)});\
addEventListener('error',function(e){var s=e.target;if(s.type==='module')lost('no '+s.src)},true)`
