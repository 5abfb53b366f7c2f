const style = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1d2420; }
header, main, footer { padding: 12px 16px; }
header { border-bottom: 1px solid #ddd; }
footer { border-top: 1px solid #ddd; font-size: 14px; }`

/** Returns the retailer's page around a shop, with something above and below it that a layout shift would move. */
export const hostPage = (shop: string, head = ''): string => `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Linden &amp; Slate</title>
<link rel="icon" href="data:,">
<style>${style}</style>
${head}
</head>
<body>
<header><strong>Linden &amp; Slate</strong> Cannabis in Toronto</header>
<main>
<p>Order ahead and collect it at the counter.</p>
${shop}
</main>
<footer>A page of a retailer.</footer>
</body>
</html>`
