{"record":1,"game":"empires-end","rules":1,"content":"e7e7bbdd5d83e5a12d4d5b54345022c75ceeb13259b280ca799d9ec0fd055784","names":["Marcus","Aurelia","Livia"],"options":{"variant":"normal","ruleset":"rulebook","open_resources":false},"commitment":"4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce","seed":"3","c":"dacaf0800b9e6fae"}
{"ply":0,"seat":2,"code":4,"do":{"do":"bid","disaster":0,"resource":"coin"},"c":"0e6fc6ee772f212a"}
{"ply":1,"seat":0,"code":2,"do":{"do":"bid","disaster":0,"resource":"hammer"},"c":"17335356469bc6d4"}
{"ply":2,"seat":1,"code":2,"do":{"do":"bid","disaster":0,"resource":"hammer"},"c":"84d06a582686c5b6"}
{"ply":3,"seat":2,"code":3,"do":{"do":"bid","disaster":0,"resource":"axe"},"c":"67030135cedf100d"}
{"end":4,"result":null,"c":"dbbe372a3fd4d28b"}
