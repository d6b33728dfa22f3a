import type { Found } from "@/lib/portuguese/safety/scene/phrases";
import type { SafetyRule } from "@/lib/portuguese/safety/scene/rule";
import {
  all,
  type Hit,
  hasPest,
  isTime,
  live,
  near,
  type Scene,
  says,
} from "@/lib/portuguese/safety/scene/scene";

const HARD = /^(?:vidro|gude|pilhas?|baterias?|moedas?|ima|prego|agulha|parafuso|alfinete|dentadura|caco)/;
/** "uma pilha de roupa" */
const HEAP = /^(?:roupas?|loucas?|pap[eé]is|papel|pratos?|livros?|provas?|panquecas?)$/;
const MISTAKE = /^(?:engano|achei|achando|achou|pensei|pensando|pensou|querer|confund|errad|garrafa)/;

/** "passei veneno de formiga no quintal, depois comi uma banana": laid out for pests, and something else eaten. */
function isLaidOut({ words }: Scene, hits: readonly Hit[]): boolean {
  const [poison, swallows] = hits;
  if (!poison || !swallows || swallows.from < poison.to || !hasPest(words)) return false;
  const before = words.slice(Math.max(0, poison.from - 4), poison.from);
  const between = words.slice(poison.to, swallows.from);
  return (
    (before.some(({ text }) => LAYS_OUT.test(text)) ||
      /^(?:para|pra|pro|contra)$/.test(between[0]?.text ?? "")) &&
    /^(?:comi|tomei|bebi)$/.test(words[swallows.from]?.text ?? "") &&
    (words[swallows.from]?.afterMark || between.some(({ text }) => /^(?:depois|antes|ai|e)$/.test(text))) &&
    ![...before, ...between].some(({ text }) => VESSEL.test(text))
  );
}

const LAYS_OUT =
  /^(?:comprei|passei|botei|pus|coloquei|joguei|apliquei|usei|passou|passaram|espalhei|borrifei)$/;
const VESSEL = /^(?:copo|suco|agua|cachaca|bebida|garrafa|comida|prato|marmita|cafe|boca)$/;

/** "overdose de pinhão nesse inverno": of food it is a way of speaking. */
function isOverdoseOfFood({ words }: Scene, { to }: Found): boolean {
  const of = words[to]?.text === "de" ? to + 1 : to;
  return of > to && EATEN_MUCH.test(words[of]?.text ?? "");
}

const EATEN_MUCH =
  /^(?:pinh(?:ao|oes)|chocolates?|bolos?|doces?|docinhos?|brigadeiros?|acucar|carbo(?:idratos?)?|gluten|pizzas?|churrasco|carnes?|acai|sorvetes?|pa(?:o|es)|queijos?|panetones?|salgad(?:o|os|inho|inhos)|pipoca|pamonhas?|milho|canjica|feijoada|massas?|lasanha|sushi|hamburguer(?:es)?|batata|frutas?|salada|verdura|fibras?|manga|jabuticabas?|melancia|caju|pequi|fofura|amor|felicidade|serie|series|netflix)$/;

const DROWSY =
  /^(?:sonolent[oa]|grogue|mole|molinh[oa]|apagad[oa]|dopad[oa]|zonz[oa]|tont[oa]|sleepy|drowsy|dizzy)$/;

export const SWALLOWED_RULES: readonly SafetyRule[] = [
  {
    name: "poison swallowed",
    topic: "poisoning",
    says: `envenen*
      intoxic* ~ produto/gas/remedio/metanol/agrotoxico/veneno
      intoxicacao por/com ~ gas/remedio/metanol/produto
      tomei/bebi/engoli ~ veneno/chumbinho
      cogumelo* ~ mato/sitio/catou/catei/catado*/colheu/colhi/selvagem ~ vomit*/mal/amarel*/diarreia
      bebida ~ adulterad*/batizada ~ visao/vista/mal
      cheiro de gas ~ tont*/dor/mal
      poisoned`,
    finds: (scene) => {
      const breathed = live(scene, "fumes", "sprayed");
      const ill = live(
        scene,
        "headache",
        "dizzy",
        "weak",
        "nausea",
        "vomits",
        "confused",
        "blurred",
        "no_air",
      );
      if (breathed.length > 0 && ill.length > 0) return { grade: "call_now", signs: [...breathed, ...ill] };
      // "bafo de acetona, comeu só uma banana" is a breath.
      const isBreath = says(scene, "acetone");
      const drank = isBreath ? null : near(scene, "poison", "swallowed", 6);
      if (drank && isLaidOut(scene, drank)) return null;
      if (drank) return says(scene, "soaked") ? null : { grade: "call_now", signs: drank };
      const byMistake = scene.words.some(({ text }) => MISTAKE.test(text));
      const far = !isBreath && (byMistake || says(scene, "child")) && near(scene, "poison", "swallowed", 14);
      if (far && !says(scene, "soaked")) return { grade: "call_now", signs: far };
      const child = live(scene, "child").filter(({ from, to }) => !isTime(scene.words, from, to));
      const booze = says(scene, "no_alcohol") ? [] : live(scene, "alcohol");
      const young =
        child.length > 0 && scene.words.some(({ text }) => /^(?:bebeu|tomou|bebendo)$/.test(text));
      if (young && booze.length > 0)
        return {
          grade: says(scene, "weak", "drowsy", "vomits", "confused") ? "call_now" : "see_today",
          signs: [...child, ...booze],
          whose: "child",
        };
      const chokes = scene.words.some(({ text }) => /^(?:tossir|engasg)/.test(text));
      const isHeap = scene.words.some(
        ({ text }, at) => /^pilhas?$/.test(text) && HEAP.test(scene.words[at + 2]?.text ?? ""),
      );
      const isRash = scene.words.some(
        ({ text }, at) =>
          /^carocos?$/.test(text) && /^(?:encheu|chei[ao])$/.test(scene.words[at - 2]?.text ?? ""),
      );
      const object = chokes || isHeap || isRash ? null : near(scene, "object", "swallowed", 5);
      const swallowed = object?.some(({ from }) => /^(?:engol|swallow)/.test(scene.words[from]?.text ?? ""));
      const hard = live(scene, "object").some(({ from }) => HARD.test(scene.words[from]?.text ?? ""));
      return object && (says(scene, "child") || swallowed || hard)
        ? { grade: "call_now", signs: object }
        : null;
    },
    takes: [
      "meu filho bebeu água sanitária",
      "engoli um gole de detergente achando que era suco",
      "minha filha bebeu o produto de limpar o forno",
      "a menina botou chumbinho na boca",
      "ele engoliu uma pilha do controle",
      "my toddler drank bleach",
      "comemos cogumelo que ele catou no mato e tá todo mundo vomitando",
    ],
    leaves: [
      "deixei a alface de molho na água sanitária e lavei",
      "passei desinfetante na cozinha e almocei",
      "comi bolo de aniversário com bolinha de chocolate",
      "tomei copo de leite",
      "pilha de roupa pra passar, vou comer um bolinho antes",
      "veja o que comi hoje",
      "refrigerante é veneno né, tomei só um copo hoje",
      "passei veneno de formiga no quintal, depois comi uma banana",
    ],
  },
  {
    name: "spoiled food with signs",
    topic: "poisoning",
    says: `botulismo
      intoxicac* alimentar`,
    grade: "see_today",
    finds: (scene) => {
      // "acordo com o gosto azedo na boca": of oneself.
      const bad = live(scene, "spoiled").filter(({ to }) => scene.words[to + 1]?.text !== "boca");
      if (bad.length === 0) return null;
      const nerve = live(scene, "blurred", "no_air", "numb");
      if (nerve.length > 0) return { grade: "call_now", signs: [...bad, ...nerve] };
      const ill = live(
        scene,
        "vomits",
        "diarrhoea",
        "fever",
        "nausea",
        "weak",
        "dizzy",
        "keeps_nothing",
        "bellyache",
      );
      if (ill.length > 0) return { grade: "see_today", signs: [...bad, ...ill] };
      return says(scene, "swallowed") ? { grade: "next_visit", signs: bad } : null;
    },
    takes: [
      "comi maionese estragada e tô vomitando",
      "palmito com cheiro ruim, agora tô com a visão dupla",
      "acho que é intoxicação alimentar",
      "comi frango passado e tô com diarreia",
    ],
    leaves: ["joguei fora o iogurte vencido", "banana passada no liquidificador", "comi uva passa"],
  },
  {
    name: "too much of a medicine",
    topic: "medicine",
    unless: isOverdoseOfFood,
    says: `overdose/overdosed
      tom*/beb*/engol* ~ xarope/remedio/vidro/frasco ~ todo/toda/inteiro/inteira/tudo
      tom*/engol* ~ muito/muitos/muita/muitas/tanto/tantos/demais/monte ~ remedio/remedios/comprimido/comprimidos/calmante/calmantes/capsulas
      tom*/engol* ~ remedio/remedios/comprimido/comprimidos/calmante/calmantes ~ demais
      pass* da conta ~ remedio*/comprimido*/calmante*
      pass* da conta ~ dormir
      tom*/engol*/bebi ~ todos/todas/monte/punhado/cartela/caixa/vidro/frasco ~ remedio*/comprimido*/conprimido*/calmante*/rivotril/dipirona/paracetamol/capsula*/pilula*/inteira/inteiro/gotas
      tom*/engol* ~ cartela/caixa/vidro/frasco
      mistur* ~ remedio*/rivotril/calmante/zolpidem/antidepressivo ~ alcool/cachaca/vinho/cerveja/vodka/bebida
      rivotril/zolpidem/calmante/clonazepam/diazepam/tarja ~ vinho/cerveja/cachaca/vodka/alcool/bebida/whisky
      vinho/cerveja/cachaca/vodka/alcool/bebi/whisky ~ rivotril/zolpidem/calmante/clonazepam/diazepam/tarja
      neto/neta/filho/filha/menino/menina/crianca/sobrinho/sobrinha/bebe ~ achou/pegou/abriu/mexeu ~ remedio*/comprimido*/cartela ~ ~ engoliu/tomou/comeu/chupou
      took/swallowed ~ too many pills
      took ~ all ~ pills`,
    finds: (scene) => {
      const harmless = scene.words.some(({ text }) =>
        /^(?:omega|vitamina|colageno|spirulina|magnesio|probiot|creatina|whey)/.test(text),
      );
      const many = harmless
        ? undefined
        : all(scene, "many_pills").find(
            // "200 ml pra engolir o remédio": so much water.
            ({ value, denied, from }) => value >= 5 && !denied && scene.words[from + 1]?.text !== "ml",
          );
      if (many) return { grade: "call_now", signs: [many] };
      const child = near(scene, "medicine", "swallowed", 5);
      const finds = live(scene, "child").length > 0 && child && says(scene, "by_mistake");
      return finds ? { grade: "call_now", signs: child, whose: "child" } : null;
    },
    takes: [
      "tomei a cartela inteira de dipirona",
      "tomei rivotril com vinho",
      "engoli uns 15 comprimidos de rivotril",
      "meu filho pegou o meu remédio e tomou",
      "took a whole bottle of pills",
    ],
    leaves: [
      "tomei 2 comprimidos de dipirona",
      "tomei 5 g de creatina",
      "almocei e tomei meu remédio da pressão",
      "3 cápsulas de ômega 3",
    ],
  },
  {
    name: "a dose that was wrong",
    topic: "medicine",
    grade: "see_today",
    unless: ({ words }, { to }) =>
      words.some(({ text }) => /^genericos?$/.test(text)) ||
      (/^(?:por|ao|no)$/.test(words[to]?.text ?? "") && /^dia/.test(words[to + 1]?.text ?? "")),
    says: `tom*/engol*/dei/dou/deu ~ remedio*/medicacao/comprimido*/pressao/xarope/antibiotico/dipirona/paracetamol ~ dobro/dobrad*/errad*/a_mais/demais/de_novo/repetid*/sem_querer/trocad*
      tom*/dei/deu ~ remedio*/medicacao/comprimido*/dose ~ #/duas vez/vezes
      dose ~ dobrad*/errad*/dupla/a_mais
      # doses ~ remedio/dipirona/paracetamol/xarope
      remedio* ~ errado/trocado/errados/dobro/duas vezes
      took ~ by mistake
      troqu*/confund* ~ remedio*
      pass* ~ dose ~ remedio
      exager* ~ remedio*/calmante*/dipirona/comprimido*`,
    finds: (scene) => {
      const wrong = scene.hits.get("says: a dose that was wrong") ?? [];
      const isDrowsy = scene.words.some(({ text }) => DROWSY.test(text));
      return wrong.length > 0 && isDrowsy ? { grade: "call_now", signs: wrong } : null;
    },
    takes: [
      "tomei o remédio errado e tô muito sonolenta",
      "took my mom's pills by mistake, super sleepy",
      "minha mãe tomou o remédio da pressão duas vezes",
      "dei a dose errada do xarope",
      "troquei os remédios do meu pai",
      "passei da dose do remédio",
      "tomei o remédio errado",
    ],
    leaves: [
      "tomo o remédio duas vezes ao dia",
      "almocei e tomei meu remédio",
      "esqueci o remédio, tomo amanhã",
    ],
  },
  {
    name: "bitten or stung by what is venomous",
    topic: "poisoning",
    says: `picad*/mord*/ferroad*/picou/mordeu ~ cobra/escorpiao/jararaca/cascavel/aranha/lacraia/coral/caravela
      cobra/escorpiao/jararaca/cascavel ~ picou/mordeu/pegou/ferroou
      snake bite
      bitten by ~ snake`,
    takes: ["fui picado por escorpião", "cobra mordeu meu pai na roça"],
    leaves: ["sonhei com cobra", "picada de abobrinha"],
  },
  {
    // Rabies: washed at once, and seen the same day (Ministério da Saúde, profilaxia da raiva).
    name: "bitten by an animal",
    topic: "injury",
    grade: "see_today",
    unless: ({ words }, { to }) => /^(?:quente|quentes|dog)$/.test(words[to]?.text ?? ""),
    says: `cachorro/cachorra/cadela/cao/pitbull/vira_lata/gato/gata/morcego/macaco/sagui/rato/ratazana/raposa ~ me mordeu/arranhou/atacou
      cachorro/cachorra/cadela/cao/pitbull/gato/gata/morcego/macaco/sagui/rato/ratazana/raposa ~ mordeu/morder/arranhou/atacou ~ perna/panturrilha/mao/braco/dedo/rosto/pe/coxa/canela/tornozelo/filho/filha/menino/menina/neto/neta/mae/pai
      mordid* por ~ cachorro/cachorra/cadela/cao/gato/gata/morcego/macaco/sagui/rato/ratazana
      mordida de cachorro/cadela/gato/gata/morcego/macaco/sagui/rato/ratazana
      dog/cat/bat/monkey/raccoon ~ bit ~ me/my/him/her
      bitten by ~ dog/cat/bat/monkey/rat`,
    takes: [
      "um cachorro de rua sem dono avançou e mordeu minha panturrilha",
      "o gato da vizinha me arranhou e me mordeu",
      "levei uma mordida de morcego no sítio",
      "a stray dog bit my hand",
    ],
    leaves: [
      "dei uma mordida no cachorro quente",
      "o cachorro comeu meu pão",
      "só uma mordida de cachorro quente",
      "meu gato me acordou às 5",
    ],
  },
];
