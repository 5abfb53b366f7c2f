/** A list of twelve products with the usual columns, the same as `docs/samples/new-shop.csv`. */
export const sampleList = `id,name,name_fr,brand,category,strain,thc,cbd,size,price,sale_price,sale_name,sale_name_fr,sale_ends,sku,stock,lot,packaged_on,description,description_fr
"1001-0","Harbour Haze","Brume du port","Dockside","Flower","Sativa","19-23%","<1%","1 g","9.95","","","","","DS-HH-1","24","DS2610A","2026-10-12","Bright citrus and pine.","Agrumes vifs et pin."
"1001-1","Harbour Haze","Brume du port","Dockside","Flower","Sativa","19-23%","<1%","3.5 g","29.95","26.95","Opening sale","Solde d’ouverture","2026-12-24","DS-HH-35","18","DS2610A","2026-10-12","Bright citrus and pine.","Agrumes vifs et pin."
"1002-0","Maple Kush","Kush à l’érable","North Row","Flower","Indica","22-26%","<1%","3.5 g","34.95","","","","","NR-MK-35","12","NR0911","2026-09-30","Earthy, with a sweet finish.","Terreux, finale sucrée."
"1003-0","Corner Pre-rolls","Préroulés du coin","Dockside","Pre-rolls","Hybrid","18-22%","<1%","3 x 0.5 g","17.95","","","","","DS-CP-3","40","DS2611B","2026-11-02","Three half-gram pre-rolls.","Trois préroulés d’un demi-gramme."
"1004-0","Night Ferry Pre-roll","Préroulé Traversier de nuit","North Row","Pre-rolls","Indica","20-24%","<1%","1 g","7.95","6.95","Opening sale","Solde d’ouverture","2026-12-24","NR-NF-1","60","NR1102","2026-11-05","One gram, ready to go.","Un gramme, prêt à emporter."
"1005-0","Lemon Cartridge","Cartouche citron","Clearwater","Vapes","Sativa","82-86%","","1 g","42.95","","","","","CW-LC-1","15","CW77","2026-10-20","A 510 cartridge.","Cartouche à filetage 510."
"1006-0","Old Port Hash","Haschich du Vieux-Port","Quai 9","Concentrates","","42-48%","<1%","2 g","27.95","","","","","Q9-VP-2","20","Q9-31","2026-10-01","Pressed by hand.","Pressé à la main."
"1007-0","Wild Blueberry Chews","Gélifiés au bleuet sauvage","Sweet Mile","Edibles","","10 mg","","10 g","6.95","","","","","SM-BB-2","48","SM520","2026-11-10","Two soft chews.","Deux gélifiés."
"1008-0","Dark Chocolate","Chocolat noir","Sweet Mile","Edibles","","10 mg","10 mg","10 g","5.95","4.95","Opening sale","Solde d’ouverture","2026-12-24","SM-DC-1","30","SM533","2026-11-10","One square of 70 % cacao.","Un carré à 70 % de cacao."
"1009-0","Ginger Fizz","Pétillant au gingembre","Tonic & Co","Beverages","","10 mg","","355 mL","5.95","","","","","TC-GF-355","36","TC08","2026-10-28","Sparkling ginger.","Gingembre pétillant."
"1010-0","Calm Oil","Huile Calme","Clearwater","Oils and capsules","","2 mg/mL","20 mg/mL","30 mL","39.95","","","","","CW-CO-30","10","CW81","2026-10-15","With a dropper.","Avec compte-gouttes."
"1011-0","Relief Cream","Crème Soulagement","Clearwater","Topicals","","100 mg","400 mg","60 g","44.95","","","","","CW-RC-60","8","CW85","2026-09-18","For the skin.","Pour la peau."
"1012-0","Steel Grinder","Moulin en acier","House","Accessories","","","","each","19.95","","","","","H-SG","25","","","Four parts, 55 mm.","Quatre pièces, 55 mm."
`
