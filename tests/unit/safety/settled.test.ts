import { describe, expect, it } from "vitest";
import { readSafety } from "@/lib/portuguese/safety/read-safety";
import { isGraver, type SafetyGrade } from "@/lib/portuguese/safety/scene/verdict";

/** What is quiet, and what stands close to it and must be heard with at least this grade. */
const SETTLED: Record<string, { quiet: string[]; heard: [SafetyGrade, string][] }> = {
  "an introduction of oneself": {
    quiet: [
      "tenho 29 anos, 1,62, 70kg, quero comer melhor e ter mais disposição no plantão noturno",
      "oi, sou a Carla, 34 anos, 1,58 e 68 kg, quero emagrecer uns 6 quilos até o fim do ano",
      "tenho 45 anos, 1,75 m e peso 92 kg. quero baixar a barriga",
      "me chamo João, 52 anos, 1,80, 104 kg, trabalho de noite",
      "28 anos, 1,65, 60kg",
      "idade 37, altura 1,68, peso 82, objetivo emagrecer",
      "tenho 60 anos, 1,55 e 63kg, quero comer melhor",
      "29 anos 162 cm 70 quilos quero comer melhor",
      "eu tenho 31 anos, tenho 1,64 e to com 77 quilos, queria chegar nos 68",
      "boa tarde! 27 anos, 1,69, 72 kg, treino 3x na semana e quero definir",
      "tenho 50 anos, 1,66, 79 kg, quero dormir melhor e comer menos doce",
      "i'm 29, 1.62 m, 70 kg, want to eat better and have more energy on night shifts",
      "tenho 38 anos, 1,57m, 64 kg, mãe de dois, quero voltar ao peso de antes",
      "tenho 29 anos, 1,62, 70kg, nível de atividade leve, quero comer melhor",
      "43 anos, 98 kg, 1,77, motorista, como muito na estrada e quero mudar",
    ],
    heard: [
      ["call_now", "tenho 29 anos, 1,62, 70kg e quero me matar"],
      ["see_today", "tenho 29 anos, 1,62, 40kg e me acho gorda"],
      ["see_today", "tenho 21 anos, 1,70, 46 kg, quero perder mais 5"],
      ["see_today", "tenho 29 anos, 1,62, 70kg, faz 4 dias que só tomo água"],
      ["call_now", "tenho 50 anos, 1,62, 70kg e to com dor no peito agora"],
      ["next_visit", "tenho 29 anos, 1,62, 70kg, vomito tudo que eu como"],
      ["see_today", "tenho 29 anos, 1,62, 70kg, tomo laxante todo dia pra emagrecer"],
      ["next_visit", "tenho 29 anos, 1,62, 58kg, quero chegar nos 38"],
      ["next_visit", "tenho 30 anos, 1,65, 62 kg, me odeio quando como, como escondida"],
      ["see_today", "tenho 29 anos, 1,62, 70kg, meu marido me bate"],
      ["call_now", "tenho 58 anos, 1,62, 70kg, boca torta e braço mole desde cedo"],
      ["see_today", "tenho 29 anos, 1,62, 70kg, perdi 12 kg em 2 meses sem querer"],
      ["next_visit", "16 anos, 1,62, 50kg e não menstruo faz 5 meses, conto cada caloria e choro"],
      ["see_today", "tenho 40 anos, 1,62, 70kg e não tenho mais vontade de viver"],
      ["see_today", "tenho 29 anos, 1,62, 70kg, estou grávida e sangrando"],
      ["see_today", "tenho 55 anos, 1,70, 90kg, glicose 380 hoje"],
      ["see_today", "tenho 55 anos, 1,70, 90kg, fezes pretas tem 3 dias"],
    ],
  },
  "a milk tooth that was swallowed": {
    quiet: [
      "meu filho engoliu o dente de leite junto com o pão kkkk a fada do dente vai ter que perdoar",
      "minha filha engoliu o dente de leite comendo maçã, tá rindo até agora",
      "ele engoliu o dentinho de leite no almoço kkk",
      "o dente de leite caiu e ele engoliu sem querer junto com o feijão",
      "meu menino de 6 anos engoliu o dente mole com a bisnaguinha, fada do dente perdeu o emprego",
      "acho que ela engoliu o dentinho que tava mole no jantar",
    ],
    heard: [
      ["call_now", "meu filho engoliu o dente de leite e tá tossindo sem parar, ficou roxo"],
      ["call_now", "engoliu o dente de leite e não consegue respirar"],
      ["see_today", "meu pai engoliu a dentadura"],
      ["see_today", "meu filho engoliu uma pilha achando que era dente de leite"],
      ["see_today", "minha filha engoliu o dente de leite e agora tá com dor no peito e baba muito"],
    ],
  },
  "a wish to live, said in jest": {
    quiet: [
      "quero morrer não kkk quero é viver pra comer bodó assado no domingo",
      "morrer eu não quero kkk quero é comer muita picanha ainda",
      "quero morrer não, quero é viver muito pra comer tacacá kkkk",
      "quero morrer não meu povo kkk quero viver pra ver meu neto formar e comer bolo na festa",
      "vou morrer não, vou é comer kkkk",
      "não quero morrer sem comer aquele pudim de novo kkk",
      "quero morrer é nunca kkk quero é churrasco",
    ],
    heard: [
      ["call_now", "quero morrer, não aguento mais"],
      ["call_now", "quero morrer não vejo saída"],
      ["call_now", "quero morrer não quero mais viver"],
      ["see_today", "não quero viver kkk quero é morrer"],
      ["call_now", "quero morrer não kkk mas tomei a cartela toda"],
    ],
  },
  "what a doctor found normal": {
    quiet: [
      "o pediatra falou que o refluxo do neném é normal, ele tá engordando bem, 6,8kg com 5 meses",
      "a pediatra disse que é normal ele golfar um pouquinho depois de mamar, tá ganhando peso",
      "o médico disse que meus exames deram normais, colesterol e glicose ótimos",
      "fui na médica e ela falou que tá tudo normal com a pressão",
      "a pediatra disse que o cocô verde é normal, ele tá super bem",
      "o pediatra falou que soluço depois de mamar é normal",
      "levei na pediatra, ela disse que as cólicas são normais e passam com 3 meses",
      "o médico falou que meu coração tá ótimo, eletro normal",
      "a pediatra achou normal ele comer pouco, tá na curva certinha",
      "pediatra disse que o peso dela tá ótimo, 7,2 kg com 6 meses",
      "o cardiologista falou que meu sopro é normal, posso treinar à vontade",
      "a enfermeira do posto falou que a febrinha da vacina era normal, hoje já tá ótimo",
    ],
    heard: [
      ["see_today", "o pediatra falou que o refluxo é normal mas hoje ele vomitou sangue"],
      ["see_today", "o pediatra falou que é normal mas ele tá molinho e não mama"],
      ["call_now", "a pediatra disse que o soluço é normal, agora ele ficou roxo mamando"],
      ["call_now", "o médico disse que é normal mas a dor no peito voltou e tô suando frio"],
      ["see_today", "o pediatra falou que a febre de 38 era normal, ele tem 1 mês e tá com 38,6"],
    ],
  },
  "an illness of long ago": {
    quiet: [
      "meu avô morreu de diabetes, perdeu a perna e tudo, faz uns 30 anos. por isso levo a dieta a sério",
      "minha avó morreu de infarto em 1998, por isso cuido do colesterol",
      "meu pai teve avc há 20 anos, hoje tá ótimo e eu cuido do sal",
      "minha tia teve câncer de mama faz 15 anos, curou, e eu aprendi a comer melhor com ela",
      "perdi meu avô pra diabetes quando eu era criança, por isso evito açúcar",
      "meu pai infartou faz uns 12 anos, desde então a casa come menos fritura",
      "minha mãe teve pressão alta na gravidez de mim, há 34 anos",
      "meu bisavô morreu engasgado com espinha de peixe, história da família há 60 anos",
      "meu tio morreu de cirrose faz 25 anos e por isso não bebo",
      "tive anemia na adolescência, faz 20 anos, hoje como feijão todo dia",
    ],
    heard: [
      ["call_now", "meu avô morreu de diabetes faz 30 anos, minha glicose deu 420 e to vomitando"],
      ["call_now", "meu pai morreu de infarto há 20 anos e agora eu to com dor no peito e suando frio"],
      ["see_today", "minha mãe morreu faz 30 anos e eu quero ir com ela"],
      ["call_now", "meu avô morreu de avc faz 30 anos e meu pai tá com a boca torta hoje"],
      ["see_today", "meu pai se matou faz 10 anos e eu penso em fazer igual"],
    ],
  },
  "a laxative before an exam of somebody else": {
    quiet: [
      "meu cunhado tomou laxante pra colonoscopia e disse que foi a pior noite da vida, rimos demais no almoço. comi strogonoff",
      "meu pai tomou o laxante da colonoscopia ontem e hoje já fez o exame, almoçamos canja",
      "minha mãe tá tomando o laxante do preparo da colonoscopia, fiz caldo coado pra ela",
      "minha sogra tomou laxante pro exame de amanhã, colonoscopia, só gelatina hoje",
      "meu marido tomou o dulcolax da colonoscopia e ficou a noite no banheiro kkk",
      "meu irmão fez o preparo da colonoscopia com laxante, hoje comeu pizza",
    ],
    heard: [
      ["see_today", "tomei laxante pra emagrecer antes da colonoscopia"],
      ["see_today", "meu cunhado tomou laxante pra colonoscopia e eu tomei também pra secar"],
      ["call_now", "minha mãe tomou laxante pra colonoscopia e desmaiou no banheiro"],
      ["see_today", "tomo laxante todo dia"],
      ["see_today", "minha avó de 84 tomou laxante pra colonoscopia, tá confusa e fraca demais"],
    ],
  },
  "a glucose that was settled with a doctor": {
    quiet: [
      "fiquei com a glicose em 68 antes do almoço na quinta passada, tomei suco, foi pra 105 e contei pra médica na consulta, ela ja ajustou",
      "semana passada minha glicose deu 66, comi uma fruta e subiu, já falei com a médica e ela ajustou a dose",
      "tive uma glicose de 65 no mês passado, o endócrino já mudou o remédio e não aconteceu mais",
      "na semana passada deu 210 de glicose depois da pizza, contei pro médico e ele ajustou a metformina",
      "terça passada minha glicose foi a 69, tomei suco e voltou a 100, a endocrinologista já sabe e ajustou",
      "mês passado deu 64 de glicemia de manhã, a médica reduziu o remédio e agora tá tudo certo",
    ],
    heard: [
      ["call_now", "minha glicose semana passada deu 68 e contei pra médica, hoje deu 41"],
      ["call_now", "glicose em 48 agora, semana passada a médica ajustou"],
      ["next_visit", "fiquei com glicose em 68 na quinta passada, tomei suco, mas hoje de novo tô tremendo"],
      ["call_now", "semana passada deu 62 e contei pro médico, agora to suando frio e tremendo"],
    ],
  },
  "what counts as low, for a poster": {
    quiet: [
      "qual valor de glicose é considerado baixo? é pra um cartaz da UBS",
      "a partir de quanto a glicose é considerada baixa? é pra um trabalho da faculdade",
      "qual valor de glicemia é baixo? pra uma aula do curso técnico",
      "o que é considerado glicose baixa? tô montando uma palestra",
      "quanto é glicose baixa? é pra prova de enfermagem",
      "qual o valor de glicose alta? preciso pra um cartaz do postinho",
      "what counts as low blood sugar? it's for a school poster",
      "a glicose é baixa abaixo de quanto? curiosidade minha, tô estudando pra prova",
      "qual o valor normal da glicose? é pra um trabalho da escola",
    ],
    heard: [
      ["call_now", "qual valor de glicose é considerado baixo? a minha deu 45"],
      ["call_now", "qual valor de glicose é baixo? minha mãe tá suando frio e confusa"],
      ["call_now", "a partir de quanto a glicose é baixa? to tremendo e vendo tudo escuro"],
    ],
  },
  "a fear that did not come true": {
    quiet: [
      "o bebê tá com 9 meses, comeu purê de abóbora com frango desfiado, eu morria de medo dele engasgar mas foi super bem",
      "morro de medo dela engasgar com uva, corto tudo em quatro",
      "tenho medo dele engasgar, amasso tudo bem amassadinho",
      "eu tinha pavor dele engasgar mas comeu o brócolis direitinho",
      "tava com medo dele engasgar no começo do blw mas foi tranquilo",
      "morria de medo de engasgo na introdução alimentar, foi tudo bem com a manga",
      "medo de engasgar tenho, mas ele comeu a banana amassada super bem",
    ],
    heard: [
      ["call_now", "morria de medo dele engasgar e ele engasgou agora, tá roxo"],
      ["call_now", "morro de medo dele engasgar, tá engasgado com uva"],
      ["call_now", "tenho medo dele engasgar com uva, corto tudo em quatro e ele engasgou"],
      [
        "call_now",
        "eu morria de medo dele engasgar mas foi super bem, só que agora tá com a boca inchada e empolado",
      ],
    ],
  },
  "a child that was sick of the road": {
    quiet: [
      "meu filho vomitou no carro ontem de enjoo da estrada, hoje ta pulando e almoçou bem",
      "minha filha vomitou na viagem ontem, enjoo de curva, hoje tá ótima e comeu tudo",
      "ontem ele vomitou no ônibus na serra, hoje acordou bem e tomou café normal",
      "meu menino enjoou e vomitou na estrada no domingo, já tá brincando e comendo normal",
      "minha filha vomitou ontem no carro por causa das curvas, hoje tá 100%",
      "o pequeno vomitou no barco ontem, hoje tá comendo de tudo",
    ],
    heard: [
      ["see_today", "meu filho vomitou no carro ontem e hoje continua vomitando e não faz xixi"],
      ["see_today", "meu filho vomitou na estrada ontem, hoje tá molinho"],
      ["see_today", "minha filha vomitou no carro ontem, bateu a cabeça antes, hoje tá sonolenta"],
      ["see_today", "meu bebê de 2 meses vomitou no carro ontem, hoje vomitou em jato de novo"],
    ],
  },
};

for (const [name, { quiet, heard }] of Object.entries(SETTLED))
  describe(name, () => {
    it.each(quiet)("alarms nobody: %s", (text) => expect(readSafety(text)).toBeNull());

    it.each(heard)("does not hide, at least %s: %s", (grade, text) => {
      const verdict = readSafety(text);
      expect(verdict).not.toBeNull();
      expect(isGraver(grade, verdict?.grade ?? "next_visit")).toBe(false);
    });
  });

it.each([
  "eu quero morrer não, quero é comer muito caranguejo ainda kkk",
  "minha tia tomou o laxante do exame de colonoscopia ontem, hoje comeu sopa",
  "tomo enalapril de manhã, posso tomar com suco de laranja?",
  "uso metformina, posso tomar junto com o café?",
  "tenho 55 anos, 1,68, 78 kg, quero mais pique pra brincar com meus netos",
  "bom dia, me chamo Rosa, 62 anos, 1,54m, 66kg, gosto de doce mas quero diminuir",
  "sou motoboy, 24 anos, 1,82, 79kg, almoço na rua",
  "25 anos 1,60 62kg quero tonificar",
  "tenho 1,75 e 90 kg, 39 anos, quero parar de beliscar de noite",
  "minha avó teve derrame em 2005, por isso comemos com pouco sal",
  "semana passada deu 67 de glicose depois da corrida, a endócrino já ajustou",
])("is settled in other words: %s", (text) => expect(readSafety(text)).toBeNull());

it.each<[SafetyGrade, string]>([
  ["see_today", "sou a Bia, 26 anos, 1,67m, 74kg, vomito depois de comer todo dia"],
  ["see_today", "47 anos, 1,59m e 71kg, dor no peito quando subo escada"],
  ["call_now", "tenho 33 anos, 1,71, 83kg, pensei em me matar ontem"],
  ["see_today", "25 anos 1,60 62kg, como 400 calorias por dia"],
  ["see_today", "tenho 1,75 e 50 kg, 39 anos, quero perder 5"],
  ["next_visit", "17 anos, 1,60, 52kg, tenho pavor de engordar"],
  ["see_today", "62 anos, 1,54m, 66kg, fiquei cega de um olho uns minutos ontem"],
  ["next_visit", "30 anos, 1,65, 70kg, grávida de 10 semanas e tomei vinho"],
  ["see_today", "40 anos, 1,75, 88kg, urina escura e olho amarelo"],
  ["see_today", "44 anos, 1,61, 80kg, ele me tranca em casa"],
  ["see_today", "29 anos, 1,62, 70kg, corto o braço quando como demais"],
  ["call_now", "engoliu o dente de leite e tá engasgado"],
  ["see_today", "engoliu o dente de leite e a bateria do brinquedo"],
  ["see_today", "meu pai engoliu o dente de porcelana e tá cuspindo sangue"],
  ["call_now", "quero morrer não kkk brincadeira, quero sim, tô com os comprimidos aqui"],
  ["call_now", "quero morrer nunca mais acordar"],
  ["see_today", "o pediatra disse que a cólica é normal mas ele tá com a barriga dura e vomitando verde"],
  ["call_now", "a pediatra falou que o soluço é normal. ele ficou roxo agora"],
  ["see_today", "o médico falou que meus exames estão ótimos, mas perdi 10 kg sem querer"],
  ["see_today", "minha avó teve derrame em 2005 e hoje a boca dela entortou"],
  ["call_now", "meu tio morreu de infarto faz 15 anos, tô com aperto no peito e suando"],
  ["call_now", "meu marido tomou laxante pra colonoscopia e tá com dor forte e desmaiou"],
  ["see_today", "tomei laxante, não tenho colonoscopia nenhuma, é pra emagrecer"],
  ["call_now", "semana passada deu 67 de glicose, o endócrino ajustou. agora deu 49"],
  ["see_today", "minha glicose foi 195 na semana passada, contei pro médico, hoje deu 390"],
  ["call_now", "qual valor de glicose é baixo? pra um cartaz. meu pai tá suando frio e enrolando a língua"],
  ["call_now", "morria de medo dele engasgar e hoje engasgou com a uva, não tosse"],
  ["see_today", "meu filho vomitou no ônibus ontem, hoje tá com febre e manchas roxas"],
  ["call_now", "ele vomitou no carro ontem depois que bateu a cabeça e hoje não acorda direito"],
  ["call_now", "uso metformina e tomei 20 comprimidos, posso tomar com café?"],
])("hides nothing told beside it, at least %s: %s", (grade, text) => {
  const verdict = readSafety(text);
  expect(verdict).not.toBeNull();
  expect(isGraver(grade, verdict?.grade ?? "next_visit")).toBe(false);
});
