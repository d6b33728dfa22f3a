import type { Finding, SafetyRule } from "@/lib/portuguese/safety/scene/rule";
import { all, type Scene } from "@/lib/portuguese/safety/scene/scene";

/** Rich in vitamin K, which works against warfarin (Anvisa, bula do Marevan: mudanças na dieta). */
const VITAMIN_K = /^(?:couve|couves|espinafre|brocolis|rucula|agriao|acelga|escarola|salsinha|detox)$/;
/** What tells of more of it than usual, or of asking whether it may be. */
const A_CHANGE =
  /^(?:todo|toda|todos|semana|detox|so|comecei|comecar|bastante|muito|muita|monta|aumentei|posso|pode|dieta|litro|kale)$/;
const ANTICOAGULANT = /varfarina|marevan|coumadin|warfarin|anticoagulante/i;
/** Bleeds with an anticoagulant (Anvisa, bula do Marevan: anti-inflamatórios). */
const ANTI_INFLAMMATORY =
  /^(?:ibuprofeno|advil|alivium|diclofenaco|cataflam|voltaren|nimesulida|cetoprofeno|profenid|naproxeno|meloxicam|anti-?inflamatorio)$/;
const KIDNEY = /renal|rim\b|rins|di[aá]lise|hemodi[aá]lise|kidney/i;
const PROTEIN = /^(?:whey|creatina|hiperproteic[ao]|albumina|proteina|proteinas)$/;
const MUCH = /^(?:2x|3x|vezes|dobro|doses|scoops|muita|todo|dia|tomar|posso|pode|comecei)$/;

/** The word of the message that fits, as a sign. */
function signOf(scene: Scene, pattern: RegExp) {
  const at = scene.words.findIndex(({ text }) => pattern.test(text));
  return at < 0 ? null : { label: "word", from: at, to: at + 1, value: Number.NaN };
}

function isKnown({ context, words }: Scene, condition: RegExp): boolean {
  return (
    (context.conditions ?? []).some((one) => condition.test(one)) ||
    words.some(({ text }) => condition.test(text))
  );
}

function withAnticoagulant(scene: Scene): Finding | null {
  if (!isKnown(scene, ANTICOAGULANT)) return null;
  const thins = signOf(scene, ANTI_INFLAMMATORY);
  if (thins) return { grade: "see_today", signs: [thins] };
  const inr = scene.words.some(({ text }) => text === "inr" || text === "rni");
  const green = signOf(scene, VITAMIN_K);
  const changed = signOf(scene, A_CHANGE);
  if (!green || !(changed || inr)) return null;
  return { grade: inr ? "see_today" : "next_visit", signs: [green] };
}

function proteinAndKidney(scene: Scene): Finding | null {
  if (!isKnown(scene, KIDNEY)) return null;
  const powder = signOf(scene, PROTEIN);
  return powder && signOf(scene, MUCH) ? { grade: "next_visit", signs: [powder] } : null;
}

/** Foods of which the weak kidney keeps the potassium (KDOQI 2020); carambola is a poison to it. */
function potassiumAndKidney(scene: Scene): Finding | null {
  if (!isKnown(scene, KIDNEY)) return null;
  const star = signOf(scene, /^(?:carambola|carambolas)$/);
  if (star) return { grade: "see_today", signs: [star] };
  const rich = signOf(scene, POTASSIUM);
  return rich && signOf(scene, OFTEN) ? { grade: "next_visit", signs: [rich] } : null;
}

const POTASSIUM =
  /^(?:coco|couve|banana|bananas|abacate|espinafre|detox|beterraba|tomate|batata|feijao|laranja|melao|damasco|acai)$/;
/** What tells of more than a serving, or asks whether it may be. */
const OFTEN =
  /^(?:todo|toda|todos|posso|pode|comecei|litro|litros|bastante|muito|muita|vezes|desinchar|detox|faz|liberado)$/;

function fastingPregnant(scene: Scene): Finding | null {
  const isPregnant = scene.context.isPregnant === true || all(scene, "pregnant").length > 0;
  if (!isPregnant) return null;
  const fasting = signOf(scene, /^(?:jejum|cetogenica|detox|dukan)$/);
  const isExam = scene.words.some(({ text }) =>
    /^(?:exame|exames|glicemia|glicose|ultrassom|sangue)$/.test(text),
  );
  return fasting && !isExam ? { grade: "next_visit", signs: [fasting] } : null;
}

/** What a diet does to an illness or its medicine, by the profile or by what is said. */
/** What comes where it is left off at once. */
const OF_LEAVING_OFF =
  /^(?:choques?|choquinhos?|chorando|choro|tontura|tont[oa]|panico|tremendo|insonia|agitad[oa]|zaps?|crying)$/;

export const DIET_AND_ILLNESS_RULES: readonly SafetyRule[] = [
  {
    name: "greens or painkillers beside an anticoagulant",
    topic: "medicine",
    finds: withAnticoagulant,
    stays: true,
    takes: [
      "tomo varfarina e comecei suco verde de couve todo dia",
      "uso marevan, posso fazer uma semana só de couve e espinafre?",
      "tomo anticoagulante e tô tomando suco detox todo dia, meu INR caiu",
      "tomo varfarina, posso comer bastante couve?",
      "vou fazer dieta detox de couve e espinafre mas tomo marevan",
    ],
    leaves: [
      "almocei couve refogada e arroz",
      "tomei suco verde de couve hoje",
      "vou fazer uma semana detox",
      "comi espinafre com ovo",
      "posso comer couve todo dia?",
    ],
  },
  {
    name: "protein powder and the kidneys",
    topic: "unwell",
    finds: proteinAndKidney,
    takes: [
      "tenho doença renal, posso tomar whey 2 vezes ao dia?",
      "faço hemodiálise e comecei a tomar whey todo dia",
      "meu problema renal deixa eu tomar creatina, pode?",
      "tenho insuficiência renal, whey no dobro do dia tem problema?",
      "com doença renal posso usar albumina todo dia?",
    ],
    leaves: [
      "tomei whey 2x hoje",
      "whey com leite pós treino",
      "posso tomar creatina todo dia?",
      "comi rins acebolados",
      "1 scoop de whey e banana",
    ],
  },
  {
    name: "potassium and the kidneys",
    topic: "unwell",
    finds: potassiumAndKidney,
    takes: [
      "faço hemodiálise, posso tomar água de coco todo dia?",
      "tenho doença renal e comi carambola",
      "sou renal crônico, banana todo dia faz mal?",
      "faço diálise e comecei suco verde de couve todo dia",
      "com insuficiência renal posso comer abacate?",
    ],
    leaves: [
      "posso tomar água de coco todo dia?",
      "comi carambola",
      "tomei suco verde de couve",
      "banana todo dia faz mal?",
      "posso comer abacate?",
    ],
  },
  {
    name: "fasting while pregnant",
    topic: "pregnancy",
    finds: fastingPregnant,
    takes: [
      "tô grávida, posso fazer jejum intermitente?",
      "grávida de 20 semanas e fazendo jejum de 18h",
      "estou gestante e quero fazer dieta cetogênica",
      "to gravida e comecei jejum pra não engordar",
      "sou gestante, jejum de 16 horas pode?",
    ],
    leaves: [
      "tô fazendo jejum intermitente hoje",
      "fiz exame de sangue em jejum",
      "quebrei o jejum com 2 ovos",
      "jejum de 16h e depois almocei",
      "dieta cetogênica é boa?",
    ],
  },
  {
    name: "insulin changed alone",
    topic: "medicine",
    grade: "see_today",
    stays: true,
    says: `diminuir/diminui/diminuo/aumentar/aumentei/parar/parei/cortar/cortei/pular/pulo/pulei/suspender/suspendi/reduzir/reduzi ~ insulina ~ conta propria
      diminuir/diminuo/cortar/parar/pular/pulo/suspender/reduzir/paro ~ insulina ~ emagre*/metade/sozinh*/engord*
      insulina ~ por conta propria
      insulina ~ metade ~ conta
      sem tomar a? insulina ~ emagre*`,
    takes: [
      "vou diminuir a insulina pela metade por conta própria",
      "tô cortando carbo e vou parar a insulina sozinha",
      "pulo a insulina às vezes porque assim emagreço",
      "reduzi a insulina por conta própria essa semana",
      "posso cortar a insulina pela metade sozinho?",
    ],
    leaves: [
      "tomei minha insulina e almocei",
      "o médico diminuiu minha insulina",
      "resistência à insulina e arroz combinam?",
      "tomei café depois da insulina",
      "cortei o pão pela metade",
    ],
  },
  {
    name: "a medicine for the pressure left off",
    topic: "blood_pressure",
    grade: "see_today",
    says: `cortei/parei/larguei/troquei/suspendi/cortar/parar/trocar ~ losartana/captopril/enalapril/atenolol/anlodipino/propranolol/hidroclorotiazida ~ cha/cha_de/natural/sozinh*/conta`,
    takes: ["cortei a losartana e troquei por chá de chuchu", "parei o captopril por conta própria"],
    leaves: ["o médico trocou minha losartana", "tomei a losartana com chá"],
  },
  {
    name: "a medicine of the mind left off alone",
    topic: "medicine",
    grade: "next_visit",
    says: `larguei/parei/abandonei/suspendi/cortei/largou/parou/abandonou ~ sertralina/fluoxetina/escitalopram/citalopram/paroxetina/venlafaxina/desvenlafaxina/duloxetina/amitriptilina/bupropiona/quetiapina/olanzapina/risperidona/aripiprazol/litio/carbolitio/lamotrigina/valproato/topiramato/clonazepam/rivotril/antidepressivo/estabilizador ~ vez/conta/sozinh*/nem/sem/falar/falei/engord*/porque
      stopped ~ zoloft/prozac/lexapro/lithium/antidepressant*/seroquel ~ own/telling/cold_turkey`,
    finds: (scene) => {
      const left = scene.hits.get("says: a medicine of the mind left off alone") ?? [];
      const isIll = scene.words.some(({ text }) => OF_LEAVING_OFF.test(text));
      return left.length > 0 && isIll ? { grade: "see_today", signs: left } : null;
    },
    takes: [
      "larguei a sertralina de uma vez tem 10 dias, só me engordava",
      "parei o lítio por conta própria",
      "parei o antidepressivo por conta, tô dando uns choques na cabeça",
      "abandonei a fluoxetina sem falar com o médico",
    ],
    leaves: [
      "o médico suspendeu a sertralina",
      "tomei a sertralina com o café",
      "parei na farmácia pra comprar fluoxetina",
    ],
  },
  {
    name: "electric shock with signs",
    topic: "injury",
    says: `choque ~ apaguei/desmaiei/desacord*/coracao/palpit*/batendo/queimou/queimadura/dormente/formig*
      levei ~ choque forte
      eletrocut*`,
    takes: [
      "levei um choque forte no chuveiro e apaguei uns segundos",
      "tomei choque na tomada e o coração tá batendo estranho",
      "meu filho levou um choque e o dedo queimou",
      "levei choque na máquina de lavar e o braço ficou formigando",
      "levei um choque e tô com palpitação",
    ],
    leaves: [
      "choque de gestão na dieta",
      "fiquei em choque com o preço do azeite",
      "dei um choque térmico no brócolis",
      "que choque essas calorias",
      "chocotone de café da manhã",
    ],
  },
  {
    name: "weight lost without meaning to",
    topic: "unwell",
    grade: "see_today",
    stays: true,
    says: `emagreci/perdi/emagreceu/perdeu ~ # kg/quilos/kilos/quilo/kilo ~ sem ~ dieta/querer/motivo/tentar/mudar
      emagreci/perdi/emagreceu/perdeu ~ sem ~ querer/motivo/tentar ~ # kg/quilos/kilos
      emagreci/perdi/emagreceu/perdeu ~ # kg/quilos/kilos ~ nem ~ dieta/regime
      emagreci/perdi/emagreceu/perdeu ~ # kg/quilos/kilos ~ como/comendo/comer ~ igual/normal/mesmo sempre
      nao ~ dieta/regime ~ emagreci/perdi/emagreceu/perdeu # kg/quilos/kilos
      emagrecendo/perdendo ~ sem ~ motivo/querer/tentar/dieta nenhuma
      lost/losing ~ # kg/kilos/pounds/lbs ~ nao ~ trying/reason/dieting
      losing weight without trying`,
    takes: [
      "emagreci 9 kilos em 2 meses sem fazer dieta nenhuma",
      "perdi 7 quilos sem querer esse mês",
      "meu pai perdeu 10 kg sem motivo",
      "tô emagrecendo sem motivo e com suor à noite",
      "emagreci 6 quilos sem mudar nada",
    ],
    leaves: [
      "perdi 2 kg com a dieta",
      "emagreci 5 quilos em 3 meses com reeducação",
      "peso 70, perdi 1 kg",
      "quero perder 5 kg até o verão",
      "comi sem querer um bombom",
    ],
  },
  {
    name: "meals hidden from the family",
    topic: "eating_disorder",
    grade: "see_today",
    stays: true,
    says: `pular/pulo/pulei/pulando/deixar/deixo ~ refeicao/refeicoes/almoco/jantar/janta/cafe/comer ~ sem ~ mae/pai/pais/familia/marido/ninguem ~ perceber/ver/saber/notar/descobrir
      sem comer ~ sem ~ mae/pai/pais/familia/ninguem ~ perceber/ver/saber/notar
      esconder/escondo/escondi ~ comida/prato ~ mae/pai/pais/familia
      jogo/joguei/jogar ~ comida fora ~ mae/pais/pai/familia
      # dia so ~ agua ~ limao`,
    takes: [
      "me ajuda a pular refeição sem minha mãe perceber",
      "como pulo o almoço sem meus pais notarem ou meu pai ver",
      "escondo a comida pra minha mãe achar que comi",
      "jogo a comida fora antes da minha mãe chegar, ela não sabe",
      "4o dia só na água com limão",
    ],
    leaves: [
      "pulei o café hoje, almocei mais cedo",
      "minha mãe fez comida e eu comi tudo",
      "joguei fora a comida estragada",
      "escondi o chocolate das crianças",
      "tomei água com limão",
    ],
  },
];
