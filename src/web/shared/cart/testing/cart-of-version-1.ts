/** What a browser had stored of a cart, recorded with the shop of commit 6939ce7 (23 November 2026); never edit it. */
export const CART_OF_VERSION_1 =
  '{"v":1,"data":{"items":[{"key":"b6a9","id":"11","quantity":10,"finalPrice":13658,"features":[{"produ' +
  'ctFeature":{"id":"3","choices":[{"id":"31","price":40}]}},{"productFeature":{"id":"4","choices":[{"i' +
  'd":"40","price":10},{"id":"41","price":25}]}},{"productFeature":{"id":"5","choices":[{"id":"50","pri' +
  'ce":3000}]},"value":"850x2000","area":170},{"productFeature":{"id":"6","choices":[{"id":"60","price"' +
  ':1500}]},"value":"Sara"},{"productFeature":{"id":"7","choices":[]},"value":"M 3, L 7"},{"productFeat' +
  'ure":{"id":"8","choices":[]},"value":"#ff6a4d"}],"productPrice":{"id":"11","price":8500,"offerPercen' +
  't":10,"remainingQuantity":null,"setupFee":500,"ladder":[{"minQuantity":50,"unitPrice":8000}]},"copy"' +
  ':1,"designMode":"LATER","artworkIds":[],"notes":"Blue, please","shown":{"id":"1","code":"RB-2","name' +
  '":"Roll-up banner","slug":"roll-up-banner","minQuantity":1,"quantityStep":1,"urgentAllowed":true,"pr' +
  'oductionDays":3,"language":"en","variant":null,"picture":null,"wasPrice":15175,"nextBreak":null,"ans' +
  'wers":[{"name":"Paper","control":"RADIO","choices":["Gloss"],"value":null}]}}],"saved":[{"key":"s","' +
  'id":"12","quantity":100,"finalPrice":85,"features":[],"productPrice":{"id":"12","price":85,"offerPer' +
  'cent":0,"remainingQuantity":null,"setupFee":0,"ladder":[]},"copy":0,"designMode":"LATER","artworkIds' +
  '":[],"notes":"","shown":{"id":"2","code":"BC-1","name":"Business cards","slug":"business-cards","min' +
  'Quantity":100,"quantityStep":50,"urgentAllowed":true,"productionDays":3,"language":"en","variant":nu' +
  'll,"picture":null,"wasPrice":null,"nextBreak":null,"answers":[]}}],"couponCode":"TEN","urgent":false' +
  ',"notices":[],"place":null,"owner":null,"version":0,"unsent":false,"cartKey":null}}'
