import { startShopProcess } from './scripts/lighthouse/shop-process.ts';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
const shop = await startShopProcess();
const q = await (await fetch(shop.url+'/graphql',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({query:'{ products(pageSize: 1) { items { id } } }'})})).json();
const paths = process.argv[2] ? [process.argv[2]] : ['/', '/products', '/product/single/'+q.data.products.items[0].id];
for (const p of paths) { await fetch(shop.url+p);
 for (let i=0;i<Number(process.argv[3]??1);i++) {
 try { execFileSync(process.execPath,['scripts/lighthouse/node_modules/lighthouse/cli/index.js',shop.url+p,'--quiet','--output=json','--output-path=/tmp/lh.json','--only-categories=performance','--save-assets','--chrome-path=/usr/bin/chromium','--chrome-flags=--headless --no-sandbox --no-first-run'],{stdio:'ignore'}); } catch(e) { console.log(e.message) }
 const r=JSON.parse(readFileSync('/tmp/lh.json')); const v=(a)=>Math.round(r.audits[a]?.numericValue);
 console.log(p, Math.round(r.categories.performance.score*100), 'FCP',v('first-contentful-paint'),'LCP',v('largest-contentful-paint'),'SI',v('speed-index'),'TBT',v('total-blocking-time'),'TTI',v('interactive'),'CLS',r.audits['cumulative-layout-shift'].numericValue.toFixed(3));
 if (process.argv[4]) { console.log(JSON.stringify(r.audits['long-tasks']?.details?.items?.map(i=>[i.url.slice(-40),Math.round(i.startTime),Math.round(i.duration)])));
 console.log(JSON.stringify(r.audits['network-requests'].details.items.map(i=>[i.url.slice(-40),i.priority,Math.round(i.networkRequestTime),Math.round(i.networkEndTime),i.transferSize])));
 console.log(JSON.stringify(r.audits['metrics'].details.items[0]));
 }
 }}
await shop[Symbol.asyncDispose](); 
