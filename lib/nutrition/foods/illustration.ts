import { plainId } from "@/lib/nutrition/foods/denials";

/**
 * Which drawing stands for a food, by the words of its id: the first that fits, so what something is made into (juice,
 * cake, soup) comes before what it is made of. components/food/food.svg has a drawing of each name.
 */
const DRAWINGS = {
  suco: "^(suco|limonada|groselha|caldo-de-cana|umbuzada|cajuina|chicha|ponche|agua-saborizada|isotonico|polpa|clamato)",
  vitamina:
    "^(vitamina-(com|de|fruta|sem)|lassi|horchata|milk-shake|shake|overnight|composto|formula|complemento|suplemento)",
  cerveja: "^(cerveja|chopp|sidra|michelada)",
  vinho: "^(vinho|espumante|vermute|hidromel|saque$|soju|licor|campari|cooler-de|kir-royal)",
  caipirinha:
    "^(caipirinha|mimosa-de|bloody|saquerita|batida|cachaca|vodka|uisque|conhaque|gin-|mojito|coquetel-|pisco-sour|negroni|aperol|cuba-|ice-alco|quentao|catuaba|drinque|rabo-de-galo|bombeirinho|capeta|espanhola-beb|caju-amigo|meia-de-seda|white-russian|pink-lady|irish-coffee|margarita|mai-tai)",
  refrigerante: "^(refrigerante|guarana|energetico|red-bull|agua-tonica|kombucha|alua)",
  whey: "whey|^(lecitina|proteina-|caseina|creatina|albumina|colageno|hipercalorico|bcaa|maltodextrina|gel-de|pre-treino|multivit|leite-de-magnesia|sal-de-fruta|omega|psyllium|fibra-|levedo|propolis|spirulina|achocolatado-em|achocolatado-diet|cacau-em|chocolate-em|ovomaltine|neston|farinha-lactea|espessante|pasta-proteica|oleo-de-krill)",
  cafe: "^(cafe|cappuccino|chocolate-quente)",
  cha: "^(cha-|cha$|mate|shot)",
  coco: "^(agua-de-coco|coco|leite-de-coco)",
  agua: "^agua$",
  acai: "^(acai|polpa-de-acai|barca-de-acai)",
  bolo: "^(bolo-(?!de-(arroz|carne)$)|brownie|cupcake|cheesecake|torta-(de-(limao|morango|maca|chocolate|macadamia)|holandesa|bakewell|vegana)|carrot-cake|muffin|cuca|panetone|chocotone|petit-gateau|rocambole|baba-de|pave|tiramisu|baklava|francisquito|mil-folhas|bomba|sonho|rabanada|pao-de-mel|bem-casado|torta-d(e-(noz|ricota)|oce)|financier|frangipane|banoffee|chico|aletria|palmier|cinnamon|cannoli|cacarola|pavlova|brigadeirao|torta-(paulista|marta|bulgara|sacher|linzer|de-bombom)|toucinho|bom-bocado|basbousa|clafoutis|madeleine|paris-brest|tres-leches|sfogliatella|zeppole|dorayaki|scone|cornbread|bienenstich|babka|pastiera|cassata|chaja$|rogel|amor-em|sacripantina|kouign|charlotte|torta-(doce|opera|caprese|della|de-coco)|cake-pop|maritozzo|baba-ao|crostata|kataifi|melon-pan|brevidade|cubu)",
  sorvete:
    "^(sorvete|banana-split|picole|sundae|casquinha$|frozen|geladinho|cornetto|sorbet|affogato|paleta-recheada|sorvetao|sgroppino|halo-halo)",
  pudim:
    "^(pudim|delicia|manjar|mousse|quindim|gelatina|flan|maria-mole|nata-de-coco|ambrosia|creme-de-(papaya|cupuacu|leite-de-coco)|papo|cartola|panna|zabaione|kheer|rasmalai|kulfi|molotof|natas-do|leite-frito|malabie|mont-blanc|semifreddo)",
  chocolate:
    "^(chocolate|cone-trufado|kinder|ferrero|granulado|nha-benta|trento|baton-|toblerone|raffaello|barra-|bis$|confete|trufa|bombom|creme-de-avela|calda-de-choc|gianduia)",
  brigadeiro:
    "^(brigadeiro|beijinho|cajuzinho|bicho-de-pe|olho-de-sogra|queijadinha|surpresa|cocada|quebra-queixo|suspiro|bala|figo-seco|mineiro-de|knafeh|ataif|jujuba|chiclete|doce-|goiabada|marmelada|bananada|geleia|mel$|melado|rapadura|acucar|adocante|xilitol|eritritol|romeu|algodao|torrone|fruta-crist|nego-bom|leite-condensado|furrundu|chourico-doce|pirulito|drops|nougat|camafeu|halva|glicose|cranberry|mochi|stevia|sucralose|nibs|marshmallow|fios-de-ovos|gulab-jamun|dango|pasteli|jian-dui|polvoron|barfi|anko|glace$|pasta-americana|manju|charosset|luqaimat|tang-yuan|anmitsu|rocky|mozart)",
  biscoito:
    "^(biscoito|grissini|pretzel|cookie|wafer|rosquinha|goiabinha|broa|alfajor|palha-it|torrada|bolinho-de-(chuva|estudante)|churros|canudinho|sequilho|amaretti|casadinho|tareco|cracker|club-social|salame-de-choc|maamoul|barazek|papadum|bolacha-|lebkuchen|rugelach|hamantaschen|cantucci|cavaco|ghraybeh|florentine|stroopwafel|smores|senbei|kaak|karinto)",
  pipoca: "^pipoca",
  pizza: "^(massa-de-pizza|pizza|calzone|esfiha|bibsfiha)",
  hamburguer: "^(hamburguer|x-|big-|whopper|quarteirao|mcfish|combo|cheeseburger|sloppy-joe)",
  "cachorro-quente": "cachorro-quente|^corn-dog",
  sanduiche:
    "^(sanduiche|misto|bauru|americano|queijo-quente|beirute|wrap|francesinha|banh-mi|fajita|burrito|taco|kebab|mini-sand|passaporte|pao-com|quesadilla|enchilada|arepa|philly|lobster-roll|po-boy|welsh-rarebit|chivito|sabich|katsu-sando|tamago-sando|xis-|egg-mc)",
  coxinha:
    "^(coxinha|risole|croquete|bolinho|bolinha|quibe(-|$)|acaraje|abara|falafel|dadinho|nuggets|unha|provolone-a|patanisca|pakora|korokke|bitterballen|papa-rellena|knodel|kneidlach|arancini|latke)",
  pastel:
    "^(pastel|torta-(salgada|de-legumes)|empada|enroladinho|salg|folhado|rolinho|guioza|samosa|spanakopita|saltenha|canape|panqueca|crepe$|waffle|okonomiyaki|crepe-|massa-(de-pastel|folhada)|fogazza|shumai|blini|khachapuri|baozi|pajeon|masala-dosa|bastilla|tarte-flambee|pissaladiere|vol-au|knish|crab-rangoon|torta-frita|hotteok|curry-pan|xiao-|brik$|sambusek)",
  "pao-de-queijo": "^(pao-de-queijo|chipa|baixaria|pao-de-batata)",
  "pao-frances":
    "^(pao-(frances|caseiro|doce|sirio|de-(alho|hamb))|baguete|ciabatta|brioche|bisnaguinha|croissant|bruschetta|naan|bagel|challah|manakish|anpan)",
  pao: "^(pao-|tortilha|focaccia|croque)",
  tapioca: "^(tapioca|crepioca|goma)",
  cuscuz:
    "^(cuscuz|farofa|bulgur|creme-de-arroz|farinha|fuba|polenta|angu|pirao|xerem|pacoca-de-carne|amido|farelo|germe|fermento|kutia|tutu|virado|migas)",
  milho: "milho|^(doritos|pamonha|curau|canji|lele|mugunza|nachos|cereal|canjica)",
  macarrao:
    "^(puttanesca|macarrao|macarronada|lasanha|nhoque|ravioli|canelone|massa-rech|massa-fresca|spaetzle|pad-thai|torteis|pierogi|carbonara|yakisoba|soba|espaguete|udon|japchae|dan-dan|somen|jajangmyeon|fideua|pastitsio|nero-di|pasta-e-fagioli|khao-soi|bun-cha|char-kway|shish-barak|mie-goreng|pad-see|pancit|kugel|jjamppong)",
  sushi:
    "^(sushi|hossomaki|sashimi|tartar|takoyaki|hot-roll|temaki|poke|barca|sunomono|ceviche|kani|inarizushi|onigiri|chirashi|kimbap|unagi)",
  feijoada:
    "^(feijoada|cozido|moqueca|bobo|vatapa|caruru$|manicoba|tacaca|buchada|sarapatel|dobradinha|mocoto|rabada|panelada|barreado|vaca-|caldeirada|ensopado|strogonoff|estrogonofe|fricasse|chili|mojica|xinxim|galinha-|efo|pato-no|carne-de-panela|escondidinho|baiao|arrumadinho|peixe-ensop|bode|frango-ensop|cassoulet|bisque|borsch|moussaka|tikka|boeuf|coq|goulash|maxixada|azul-marinho|bibimbap|quiabada|omolocum|empadao-|entrevero|bamba-de|caranguejada|frango-kung|frango-ao-curry|curry-tailandes|lomo-saltado|aji-de|mole-|acorda|sukiyaki|mapo|chilaquiles|carapulcra|seco-de|mansaf|tajine|maafe|moamba|cachupa|calulu|doro-wat|gumbo|etouffee|pot-au-feu|fabada|chana-masala|dal-makhani|palak|paneer-makhani|malai-kofta|aloo-gobi|korma-de|rogan-josh|rendang|oden|coda-alla|ossobuco|bigos|cholent|meia-desfeita|chanfana|ipete|latipa|satsivi|carbonnade|pastel-de-choclo)",
  sopa: "^(sopa|escaldado|consome|gaspacho|caldo|caldinho|tom-yum|ramen|pho$|dashi|canja|creme-de-cebola|missoshiru|mingau|papinha|pure|chibe|tucupi|arroz-doce|sagu|manjar|locro|clam-chowder|laksa|tom-kha|congee|vichyssoise|ajo-blanco|salmorejo|harira|ribollita|chupe|creme-de-aipo|zurek|vori-vori|ajiaco|avgolemono|kishk|acaca|minestrone|passatelli|molokhia|hot-pot)",
  feijao:
    "feijao|^(lentilha|grao-de|ervilha|fava|guandu|soja|edamame|tremoco|homus|carne-de-soja|natto|baked-beans|aquafaba|okara)",
  arroz:
    "^(amaranto|painco|biryani|katsudon|gyudon|oyakodon|curry-japones|nasi|tteok|arroz|risoto|galinhada|paella|quinoa|jantinha|sushi|tacu-tacu|maqluba|jambalaya|dirty-rice|omurice|pad-krapow|idli|kedgeree|tendon|hayashi|kabsa|koshari|risi-e)",
  salada:
    "^(salada|tabule|quiabo|vagem|jilo|maxixe|azeitona|cogumelo|champignon|alcachofra|guariroba|jurubeba|vinagrete|salpicao|marmita-fit|legumes|seleta|caponata|coracao-de-ban|peixinho-da-horta|poke|fattoush|shimeji|celeri-remoulade|som-tam|larb|gado-gado|goma-|tsukemono|takana|banchan|ants-on|kinpira|hijiki)",
  "ovo-cozido": "^(ovo-(cozido|de-codorna|cru)|gema|clara|gemada|ova-)",
  ovo: "^(ovo|omelete|shakshuka|bife-a-cavalo|sufle|quiche|huevos|chawanmushi|tamagoyaki)",
  leite:
    "^(leite|ayran|achocolatado-(pronto|light)|calpis|sahlab|bebida-lactea|kefir|creme-de-leite|nata|chantilly|chantili)",
  iogurte: "^(iogurte|coalhada|petit)",
  manteiga: "^(manteiga|margarina|banha|requeijao|cream-cheese)",
  queijo:
    "^(mascarpone|grana-padano|quark|queijo|mucarela|ricota|parmesao|creme-de-ricota|tofu|tempeh|tabua|fondue|raclete|yuba|kaeseschmier|chancliche|saganaki|agedashi|hiyayakko|paneer$)",
  amendoim: "amendoim|^(pacoca|pe-de-moleque)",
  castanha:
    "^(castanha|marzipa|praline|marrom-glace|noz|amendoa|avela|macadamia|pistache|pinhao|mix-|pinoli|linhaca|chia|gergelim|semente|tahine|pasta-de-amendoas|dukkah|mix-de-sem)",
  aveia: "^(aveia|granola|cereal|sucrilhos|trigo|cevad)",
  azeite: "^(azeite|oleo|vinagre(-|$))",
  sal: "^(zaatar|noz-moscada|tempero|sal$|sal-light|agar-agar|pimenta-|alcaparra|chimichurri|gengibre|furikake|sal-de-aipo|curry-em)",
  molho:
    "^(aioli|molho|ragu|ketchup|mostarda(-dijon)?$|relish|conserva-de-legumes|beurre-blanc|nam-prik|maionese|shoyu|misso|extrato|pate|pasta-de|calda|sardela|bagna|muhammara|skordalia|piccalilli|tapenade|pesto-de|causa|chutney|ponzu|toum|tamari|gochujang|sambal|wasabi)",
  camarao:
    "camarao|^(pitu|escargot|lambreta|lagosta|shrimp-boil|caranguejo|siri|mariscada|marisco|ostra|lula|polvo|casquinha-de|muma|fritto)",
  peixe:
    "^(arenque|isca-de-peixe|bottarga|gravlax|peixe|aliche|tilapia|salmao|atum|sardinha|merluza|pescada|bacalh|punheta-|janssons|cacao-|pintado|corvina|abadejo|lambari|manjuba|pirarucu|tambaqui|jaraqui|tainha|tucunare|corimbata|filhote|isca-de-peixe|file-a|ginga|brandade|gefilte|sarde-in)",
  linguica: "^(alheira|linguica|salsicha|calabresa|chourico|paio|espetinho-de-linguica)",
  presunto:
    "^(presunto|apresuntado|peito-de-peru|mortadela|salame|copa|bacon|tender|torresmo|toucinho|blanquet)",
  frango:
    "frango|^(cordon-bleu|galeto|coxa(-|$)|sobrecoxa|asa-|drumete|peru|chester|buffalo|pato|codorna|moela|galinha|karaage|yakitori|adobo-filipino|doro)",
  carne:
    "bife|carne|^(alcatra|contrafile|file|picanha|maminha|fraldinha|costela|costelinha|cupim|lagarto|coxao|acem|musculo|churrasco|espetinho|almondega|kafta|figado|lingua|coracao|carneiro|cabrito|isca-de-|bisteca|paleta-crua|lombo|pernil|patinho|bolo-de-carne|capivara|javali|coelho|charque|leitao|bucho|peito-bovino|capa-|mao-de|orelha|steak|tonkatsu|panceta|rouladen|sauerbraten|brasato|anticucho|saltimbocca|porco-a-|eisbein|vitello|carpaccio|souvlaki|blanquette|char-siu|bulgogi|pastrami|teppanyaki|hambagu|nikujaga|scaloppine|tagliata|porchetta|costelinha-ao)",
  banana: "banana",
  maca: "^(maca|pera|nectarina|pessego|ameixa|damasco)",
  laranja: "^(laranja|toranja|kinkan|mexerica|morgote|limao|maracuja)",
  mamao: "^mamao",
  manga:
    "^(manga|caj[au]$|cupuacu$|graviola|jaca|jenipapo|kiwi|nespera|pequi$|pitaya|pupunha|roma$|sapoti|tamarindo|tucuma$|umbu$|buriti|bacuri|murici|abiu|inga|araca|atemoia|carambola|ciriguela|figo|fruta|cacau-fruta)",
  abacaxi: "^abacaxi",
  morango: "^(morango|framboesa|amora|acerola|cereja|pitanga|mirtilo|goiaba$|jambo)",
  uva: "^(uva|jabuticaba|jamelao|lichia|pitomba|tamara)",
  melancia: "^mel(ancia|ao)",
  abacate: "^(abacate|guacamole)",
  batata: "^(batata|inhame|cara$|cara-|nabo|papa-a|ocopa|poutine|salchipapas|aligot|chips-de-raizes)",
  mandioca: "^(mandioca|mandioquinha|macaxeira|palmito)",
  tomate: "^(tomate|pimentao|caqui)",
  cenoura: "^(cenoura|beterraba|rabanete)",
  brocolis: "^(brocolis|couve-flor|aspargo)",
  abobora: "^(abobora|abobrinha|chuchu|quibebe|berinjela|nasu-dengaku|pepino)",
  cebola: "^(cebola$|cebola-|alho)",
  folhas:
    "^(alface|couve|espinafre|repolho|rucula|agriao|acelga|almeirao|escarola|taioba|jambu|vinagreira|ora-|cebolinha|cheiro|manjericao|aipo|broto|catalonha|caruru-folha|serralha|palma|chucrute|kimchi|bredo|alga)",
  "prato-feito":
    "^(prato-feito|silpancho|pique-macho|bandeja-paisa|a-la-minuta|matambre|mexido|picadinho|marmita|jantinha|caribeu|arroz-com-feijao)",
} as const;

export type Illustration = keyof typeof DRAWINGS | "prato";

/** What stands for a food that no drawing is of. */
export const ANY_FOOD: Illustration = "prato";

const SIGNS = Object.entries(DRAWINGS).map(
  ([name, words]) => [name as Illustration, new RegExp(words)] as const,
);

export const ILLUSTRATIONS: readonly Illustration[] = [...SIGNS.map(([name]) => name), ANY_FOOD];

/** The drawing of a food. @param food its id: "feijao-carioca" */
export function illustrationOf(food: string): Illustration {
  const plain = plainId(food);
  return SIGNS.find(([, sign]) => sign.test(plain))?.[0] ?? ANY_FOOD;
}
