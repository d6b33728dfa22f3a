import { describe, expect, it } from "vitest";
import type { ToldReferral } from "@/lib/nutrition/goals/goal-rules";
import { ofCondition } from "./told";

/** As people write it, and what only sounds like it. */
const TOLD: readonly (readonly [ToldReferral, string, string])[] = [
  [
    "eating_disorder",
    `vomito depois de comer / vomito tudo depois de comer para não engordar / vomitava escondida /
    eu vomito de propósito / provoco vômito / provocava o vômito / forço o vômito / me forço a vomitar /
    ponho o dedo na garganta / laxante para emagrecer / tomo laxantes pra não engordar /
    uso diurético para perder peso / mastigo e cuspo / mastigo a comida e cuspo fora /
    como escondido e me sinto culpada / como escondida / como sem parar até passar mal / como até passar mal /
    não consigo parar de comer / perco o controle quando como / compulsão / episódios de compulsão /
    crises de compulsão à noite / compulsiva por doces / como compulsivamente / comedora compulsiva /
    síndrome do comer noturno / dismorfia corporal / transtorno dismórfico corporal / distorção de imagem /
    distorção da autoimagem / fico sem comer dias / fico dias sem comer / passo três dias sem comer /
    deixo de comer para emagrecer / medo de comer / perdi a menstruação de tanto treinar /
    amenorreia por excesso de exercício / amenorreia hipotalâmica / RED-S / REDs / tríade da mulher atleta /
    transtornos alimentares / distúrbios alimentares / transtorno com a comida / anorética / bolimia /
    anorequissia / diabulimia / drunkorexia / pró-ana / binge eating / disordered eating /
    I make myself throw up / I am making myself sick / vomitei o jantar de propósito / devolvo tudo que como /
    coloquei o almoço pra fora / cuspo a comida depois de mastigar / há 5 dias sem comida / selective eating /
    furosemida pra pesar menos / laxante depois do churrasco / como escondida do meu marido / TANE /
    transtorno de imagem / eu vomito sempre depois do almoço / fiquei uma semana sem comer /
    parou de menstruar de tanto correr / body dysmorphia / como tudo que vejo e depois vomito / vomito tudo que como /
    sou compulsiva / me vejo gorda mesmo sendo magra / tenho crises de comer muito /
    parei de menstruar de tanto treinar / não como há 2 dias / boto tudo pra fora depois de comer`,
    `vomito depois de comer camarão / leite me provoca vômito / remédio que provoca vômito / vômitos /
    laxante para prisão de ventre / espinha na garganta / mastigo devagar / escondidinho /
    como escondidinho de carne / como doce escondido das crianças / transtorno obsessivo-compulsivo /
    TOC (obsessão e compulsão) / compulsão por compras / compulsão por jogos / comprador compulsivo /
    como sem glúten / como sem sal / fico sem comer 16 horas / fico alguns dias sem comer carne /
    passo o dia inteiro sem comer / não consigo parar de comer doce / medo de comer camarão / anorexígeno /
    perda de apetite / menstruação irregular, treino todo dia / amenorreia / distorção da visão / Red Bull / molho tarê / binge-watching / há 3 dias sem comer carne / laxante há anos /
    ando comendo muito / alimentação seletiva do meu filho / como camarão e vomito /
    quando como camarão vomito / como de 3 em 3 horas / vomito em ônibus`,
  ],
  [
    "pregnancy",
    `esperando gêmeos / esperando gêmeas / estou esperando um menino / espero meu segundo filho /
    à espera do bebê / buchuda / tô buchuda de novo / barriga de 5 meses / barriga de sete meses / prenhez /
    vou ser mãe / futura mamãe / estou de 5 meses / tô com 20 semanas / 20 semanas de gestação /
    bebê a caminho / segunda gestação / primeiro trimestre de gestação / beta positivo /
    teste de gravidez positivo / gravidez de risco / diabetes gestacional em 2026 / há possibilidade de gravidez / I am expecting a baby /
    pregnant with twins / gestational diabetes / eu e meu marido esperamos um bebê / não sabia que estava grávida /
    segunda gravidez, na primeira tive diabetes gestacional`,
    `teste de gravidez negativo / o teste de gravidez deu negativo / evitar gravidez /
    anticoncepcional para evitar a gravidez / prevenir gravidez / medo de gravidez / quero engravidar /
    tentante / planejando a gravidez / diabetes gestacional em 2019 /
    diabetes gestacional na última gravidez / gravidez anterior / gravidez em 2015 / diabetes na primeira gravidez, há 8 anos /
    tive diabetes gestacional / gestora de pessoas / gesto / barriga de chope / barriga grande / vou ser pai / sem chance de gravidez /
    quero ser mãe / vou ser mãe um dia / estou de 5 meses sem fumar / estou com 3 meses de academia /
    esperando resultado / mãe de gêmeos / primeiro trimestre do ano / não estou grávida`,
  ],
  [
    "lactation",
    `dou de mamar / dou o peito / dou peito / dou mama / dando de mamar / livre demanda /
    amamento em livre demanda / resguardo / estou de resguardo / bebê recém-nascido / bebê de 20 dias / minha filha mama de 3 em 3 horas / recém-parida /
    tive bebê há 2 meses / ganhei neném faz 3 semanas / minha filha mama no peito / meu bebê ainda mama /
    aleitamento misto / aleito meu filho / relactação / tiro leite para o bebê / doadora de leite materno /
    nursing / postpartum / newborn at home / meu bebê tem 2 meses e mama / bebê de 3 meses mamando /
    dou leite do peito / não parei de amamentar / quase não amamento, complemento com fórmula`,
    `já amamentei / amamentava / fui amamentada / parei de amamentar / não amamento / nunca amamentei /
    minha mãe não me amamentou / peito de frango / dou peito de frango ao cachorro / supino e peito /
    resguardo da cirurgia / meu filho mama na mamadeira / mamadeira / mamão / mamografia / nursing student /
    aleitar / leite de vaca / tive bebê em 2015 / demanda de trabalho / minha filha com câncer de mama`,
  ],
  [
    "insulin",
    `tipo 1 de diabetes / diabetes (tipo 1) / diabetes, tipo 1 / diabetes do tipo um / diabética tipo 1 /
    DM tipo 1 / DM-1 / DMID / T1D / sou tipo 1 / insulinodependente / insulino-dependente /
    bomba de insulina / diabetes juvenil / diabetes infantil / diabetes autoimune / diabetes desde criança /
    diabetes desde os 8 anos / Ryzodeg / type one diabetes / tomo insulina / diabetes um e hipertensão /
    minha esposa aplica insulina em mim`,
    `resistência à insulina / resistência periférica à insulina / sensibilidade à insulina /
    insulina em jejum / insulina alta / picos de insulina / hiperinsulinemia / sou bipolar tipo 1 /
    osteogênese tipo 1 / pele tipo 1 / pré-diabetes / risco de diabetes / prevenir diabetes /
    não uso insulina / tenho 1 filho / diabetes um pouco alta / diabetes há 1 ano`,
  ],
  [
    "kidney",
    `problema renal / problema nos rins / problemas nos rins / meus rins não funcionam /
    os rins não funcionam direito / rins não estão funcionando / rins parando / rim policístico /
    rins policísticos / um rim só / tenho só um rim / nasci com um só rim / rim único / doei um rim /
    doei um rim para meu irmão / perdi um rim / tirei um rim / nefrectomia / creatinina alta /
    creatinina 2,1 / creatinina muito alta / TFG 40 / TFG de 28 / taxa de filtração glomerular baixa /
    clearance 35 / proteinúria / albuminúria / proteína na urina / perda de função renal /
    perda da função dos rins / perdi 50% dos rins / função renal reduzida / reduzida função renal /
    insuficiência renal / insuficiência dos rins / lesão renal crônica / renal crônica / doente renal /
    nefropatia diabética não tratada / transplantada renal / faço hemodiálise / hemodialysis / função renal em 30% / os rins funcionam só 20% / transplantei um rim / CKD stage 3 /
    I have one kidney / kidney problems / nasci com um rim / insuf renal / rim transplantado /
    perdi a função de um rim / meu marido doou um rim para mim / não posso potássio por problema renal`,
    `pedra nos rins / cálculo renal / cólica renal / dor nos rins / cisto no rim / infecção nos rins /
    pielonefrite / creatinina normal / creatinina 0,9 / creatina / TFG 95 / TFG 105 / função renal normal /
    função renal preservada / rins funcionando bem / não como rim / rim de boi / ovário policístico /
    tenho um rim com pedra / exame dos rins / nenhum problema renal / sou enfermeira na hemodiálise /
    não tenho problemas nos rins`,
  ],
  [
    "bariatric",
    `by-pass gástrico / by pass gástrico / bypass / Y de Roux / bypass em Y de Roux / reduzi o estômago /
    grampeei o estômago / estômago grampeado / operei o estômago para emagrecer / operei o estômago /
    cirurgia do estômago / cirurgia no estômago / cirurgia para emagrecer / cirurgia de redução /
    redução do estômago / redução estomacal / tirei metade do estômago / operada para emagrecer /
    endossutura gástrica / gastroplastia endoscópica / balão no estômago / bariatrica em 2018 /
    pós-bariátrica / bareatrica / síndrome de dumping / manga gástrica / gastric sleeve /
    weight loss surgery / meu estômago foi reduzido / revisão de bariátrica`,
    `ponte de safena / bypass coronário / by-pass no coração / dor de estômago / azia no estômago /
    estômago sensível / cirurgia de redução de mama / cirurgia plástica / lipoaspiração /
    cirurgia de vesícula / evitar bariátrica / balão de festa / remédio para emagrecer /
    emagreci sem cirurgia / gastrite / queimação no estômago / apendicite, operada`,
  ],
  [
    "cancer",
    `quimio / faço quimio / quimioterapia / CA de mama / CA mama / ca de próstata / nódulo maligno /
    nódulo maligno na tireoide / tumor maligno / tumor cerebral / lesão maligna / linfoma de Hodgkin /
    câncer em remissão / tive câncer / cancêr de tireoide / canser / neuroblastoma / adenocarcinoma /
    luto contra o câncer / trato um câncer / chemo / malignant tumor / tumor maligno e outro benigno / nunca fumei, câncer de pulmão /
    tumor no seio, não é benigno`,
    `tumor benigno / tumor benigno na hipófise / tumor cerebral benigno / nódulo benigno / nódulo não maligno /
    nódulo na tireoide / signo de câncer / canceriana / alimentos cancerígenos / prevenir câncer /
    prevenção do câncer / medo de câncer / risco de câncer / hipertensão maligna / química / cálcio de mama /
    mamografia normal / neoplasia benigna / marcador tumoral normal / exame de câncer negativo / cisto no ovário / sou médica oncologista /
    sou a única da família sem câncer`,
  ],
  [
    "fluid",
    `insuficiência do coração / insuficiência cardíaca congestiva / coração grande / coração fraco /
    coração crescido / coração dilatado / cardiomiopatia / cardiomiopatia dilatada /
    miocardiopatia hipertrófica / cardiomegalia / fração de ejeção reduzida / fração de ejeção 35% /
    água no pulmão / barriga d'água / cirrótico / cirrose hepática / insuficiência hepática /
    restrição hídrica / enlarged heart / cardiomyopathy / IC com fração reduzida`,
    `sopro no coração / coração acelerado / arritmia / coração de galinha / não como coração / pressão alta /
    hepatite / gordura no fígado / prolapso mitral / retenção de líquidos / infarto / marca-passo`,
  ],
];

const entriesOf = (text: string) => text.split("/").map((entry) => entry.trim().replace(/\s+/g, " "));

/** Whatever else is told beside it. */
const BESIDE: readonly ((told: string) => string)[] = [
  (told) => `meu pai tem pressão alta, ${told}`,
  (told) => `Minha mãe é diabética. ${told}`,
  (told) => `minha mãe tem colesterol e eu: ${told}`,
  (told) => `meu marido cozinha mas ${told}`,
  (told) => `pais hipertensos; ${told}`,
  (told) => `não fumo, ${told}`,
  (told) => `sem alergias. ${told}`,
  (told) => `nunca fumei nem bebo mas ${told}`,
  (told) => `${told}, não bebo`,
  (told) => `${told}; minha mãe tem pressão alta`,
  (told) => `${told} (minha família não sabe)`,
  (told) => told.toUpperCase(),
  (told) => told.normalize("NFD").replace(/\p{M}/gu, ""),
];

describe.each(TOLD)("%s", (rule, told, alike) => {
  it.each(entriesOf(told))("%j", (entry) => expect(ofCondition(entry)).toContain(rule));
  it.each(entriesOf(alike))("not %j", (entry) => expect(ofCondition(entry)).not.toContain(rule));
  it.each(BESIDE)("whatever is told beside it (%#)", (beside) => {
    const lost = entriesOf(told).filter((entry) => !ofCondition(beside(entry)).includes(rule));
    expect(lost.map(beside)).toEqual([]);
  });
});
