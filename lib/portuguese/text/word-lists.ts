/** How people shorten words on a phone, written out. Keys and values without accents. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = table(`
vdd verdade|alla a|lete leite|leiti leite|vc voce|vcs voces|ce voce|tb tambem|tbm tambem|tmb tambem|tbem tambem|qdo quando|qnd quando|qd quando|qto quanto
qnt quanto|qnto quanto|qta quanta|qtas quantas|qts quantos|qtos quantos|hj hoje|oje hoje|hije hoje|onti ontem
otem ontem|onten ontem|anteonte anteontem|antiontem anteontem|antontem anteontem|amnh amanha|q que|oq o que
pq porque|mto muito|mta muita|mt muito|mtos muitos|mtas muitas|dps depois|dpois depois|td tudo|tds todos|n nao
naum nao|nn nao|nao nao|blz beleza|pfv por favor|pfvr por favor|obg obrigado|obgd obrigado|brigado obrigado
brigada obrigada|vlw valeu|flw falou|msm mesmo|agr agora|fds fim de semana|ngm ninguem|nd nada|hr horas|hrs horas
hs horas|hora horas|gde grande|gd grande|peq pequeno|pqno pequeno|pqna pequena|med medio|md medio|ref refeicao|col colher
colh colher|cols colheres|culher colher|cuie colher|cs colher de sopa|csopa colher de sopa|cc colher de cha
xic xicara|xics xicaras|xicra xicara|chicara xicara|un unidade|und unidade|unid unidade|uni unidade|unids unidades
gr g|grs g|gs g|grama g|gramas g|gramos g|kgs kg|kilo kg|kilos kg|quilo kg|quilos kg|kls kg|quilograma kg
quilogramas kg|mls ml|mililitro ml|mililitros ml|lt litro|lts litros|l litro|refri refrigerante|feij feijao|fgo frango|frgo frango|grelh grelhado|int integral|integr integral|refog refogado|desn desnatado|bat batata|hamb hamburguer|strogo strogonoff|estrogo strogonoff
sand sanduiche|sanduba sanduiche|choco chocolate|paum pao|feijaum feijao|limaum limao|macarraum macarrao
mamaum mamao|almocao almoco|armocei almocei|armoco almoco|armoca almocar|almucei almocei|almosso almoco|almossei almocei|almosei almocei|almocey almocei|amocei almocei|aumocei almocei|cafezao cafe|cdm cafe da manha|pqp palavrao|bjs beijos
dakela daquela|dakelas daquelas|dakele daquele|dakeles daqueles|akela aquela|akelas aquelas|akele aquele|akeles aqueles
c com|cm com|cum com|s sem|p para|pra para|pro para o|pras para as|pros para os|to estou|tou estou|ta esta
tava estava|tavam estavam|tao estao|yorgute iogurte|yogute iogurte|d de|di de|dagua de agua|dagau de agua|dum de um|duma de uma|num em um|numa em uma|nuns em uns|numas em umas
kd cade|aki aqui|axo acho|neh ne|soh so|jah ja|ateh ate|lah la|bao bom|trem coisa|perai espera|xuxu chuchu|pratin pratinho|pratim pratinho|tiquin tiquinho|tiquim tiquinho|cadin cadinho|cadim cadinho|copin copinho|copim copinho|pedacin pedacinho|pedacim pedacinho|pouquin pouquinho|pouquim pouquinho|cafezin cafezinho|cafezim cafezinho|bolin bolinho|queijin queijinho|paozin paozinho|feijaozin feijaozinho|bocadin bocadinho|tantin tantinho|rachamo rachamos|comemo comemos|tomamo tomamos|bebemo bebemos|dividimo dividimos|pedimo pedimos|fizemo fizemos|almocamo almocamos|jantamo jantamos|pedimo pedimos|copao copo grande|canecao caneca grande|pedacao pedaco grande|fationa fatia grande|fatiao fatia grande|tigelona tigela grande|mc mcdonalds|mequi mcdonalds|mcdonald mcdonalds|oce voce|oces voces|onte ontem|antonte anteontem|tamem tambem|tamein tambem|mio milho|muie mulher|zap whatsapp|zapp whatsapp|kfe cafe|kafe cafe|cfe cafe|kfezinho cafezinho|kafezinho cafezinho|kfezin cafezinho|qejo queijo|kejo queijo|keijo queijo|bolaxa bolacha|bolaxas bolachas|arros arroz|arois arroz|toast torrada|toasts torradas
havia tinha|haviam tinham|mussa mucarela|muca mucarela|muzza mucarela|calab calabresa|strog strogonoff|iog iogurte|iogurt iogurte|danonin danoninho|toddyn toddynho|chimas chimarrao|todyn toddynho|todin toddynho|toddin toddynho
`);

function table(text: string): Map<string, string> {
  const pairs = text.split(/[|\n]/).filter((line) => line !== "");
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf(" ")), pair.slice(pair.indexOf(" ") + 1)]));
}

/** Food emoji, in the words that the catalogue knows. */
export const EMOJI_WORDS: ReadonlyMap<string, string> = new Map([
  ["🍎", "maca"],
  ["🍏", "maca"],
  ["🍌", "banana"],
  ["🍊", "laranja"],
  ["🍓", "morango"],
  ["🍇", "uva"],
  ["🍉", "fatia de melancia"],
  ["🍍", "fatia de abacaxi"],
  ["🥭", "manga"],
  ["🥑", "abacate"],
  ["🍐", "pera"],
  ["🍅", "tomate"],
  ["🥚", "ovo"],
  ["🍳", "ovo frito"],
  ["🍞", "pao"],
  ["🥖", "pao frances"],
  ["🧀", "queijo"],
  ["🥩", "bife"],
  ["🍗", "coxa de frango"],
  ["🥓", "bacon"],
  ["🍔", "hamburguer"],
  ["🍟", "batata frita"],
  ["🍕", "fatia de pizza"],
  ["🌭", "cachorro quente"],
  ["🥗", "salada"],
  ["🍝", "macarrao"],
  ["🍚", "arroz"],
  ["🍣", "sushi"],
  ["🍦", "sorvete"],
  ["🍨", "sorvete"],
  ["🍫", "chocolate"],
  ["🍩", "donut"],
  ["🎂", "fatia de bolo"],
  ["🍰", "fatia de bolo"],
  ["🥛", "leite"],
  ["☕", "cafe"],
  ["🍺", "cerveja"],
  ["🍷", "vinho"],
  ["💧", "agua"],
  ["🚰", "agua"],
]);

/** Dishes of which a food emoji is a picture, beside the food that it names: "nhoque ao sugo, um prato 🍝". */
export const SHOWN_FOR: ReadonlyMap<string, readonly string[]> = new Map([
  [
    "🍝",
    `nhoque gnocchi lasanha ravioli capelete capeletti cappelletti espaguete spaguete spaghetti talharim penne carbonara massa macarronada
     yakisoba canelone rondelli fettuccine parafuso`.split(/\s+/),
  ],
  ["🍕", ["esfiha", "esfirra", "calzone"]],
  ["🍣", ["temaki", "sashimi", "uramaki", "niguiri", "hossomaki"]],
  ["🍗", ["frango", "galinha", "sobrecoxa", "asa"]],
  ["🥩", ["carne", "picanha", "costela", "alcatra", "contrafile", "churrasco", "maminha", "fraldinha"]],
  ["🥗", ["alface", "rucula", "agriao", "folha", "maionese"]],
  ["☕", ["cappuccino", "capuccino", "espresso", "expresso", "pingado"]],
  ["🍺", ["chope", "chopp"]],
]);

/**
 * Words of everyday talk: never taken for a misspelt food, never reported as an unknown one.
 * Without accents, singular or plural as people write them.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `a o as os um uma uns umas de da do das dos em na no nas nos ao aos e ou mas que se por pelo pela pelos pelas para
com sem sob sobre entre ate desde contra apos ante perante eu tu ele ela nos eles elas voce voces me mim te ti lhe
meu minha meus minhas seu sua seus suas nosso nossa nossos nossas dele dela deles delas este esta estes estas esse
essa esses essas isso isto aquele aquela aqueles aquelas aquilo la ca ali aqui ai outro outra outros outras mesmo
mesma todo toda todos todas tudo nada algum alguma alguns algumas nenhum nenhuma cada qualquer quem qual quais
quanto quanta quantos quantas quando onde como porque porem contudo entao assim logo pois tambem nem ja ainda sempre
nunca jamais hoje ontem anteontem amanha agora depois antes cedo tarde noite manha dia dias semana semanas mes meses
ano anos hora horas minuto minutos vez vezes muito muita muitos muitas pouco pouca poucos poucas mais menos bem mal
melhor pior maior menor grande grandes pequeno pequena medio media so somente apenas quase demais bastante tanto
tanta talvez sim nao ok okay certo certa errado errada verdade mentira claro obvio beleza valeu obrigado obrigada
favor desculpa desculpe oi ola opa eai eae bom boa tarde tchau falou ate abraco beijo beijos ser sou es somos sao
era eram fui foi fomos foram seja sejam estar estou esta estamos estao estava estavam estive esteve ter tenho tem
temos tinha tinham tive teve tiveram haver ha houve fazer faco faz fazemos fazem fiz fez fizemos fizeram feito feita
ir vou vai vamos vao ia iam vir venho vem veio vim poder posso pode podemos podem podia podia dava dar dou deu dei da
deram querer quero quer queria quis saber sei sabe sabia soube ver vejo ve vi viu dizer digo diz disse falar falo
falei falou achar acho achei acha ficar fico fica fiquei ficou ficar comer como come comi comeu comemos comeram comia
comendo comido comida comidas beber bebo bebe bebi bebeu bebemos bebendo bebida bebidas tomar tomo toma tomei tomou
tomamos tomando tomado almocar almoco almocei almocou almocamos almocando jantar janto janta jantei jantou jantamos
jantando lanchar lanche lanchei lanchou cear ceia ceei belisquei petisquei mandei devorei provei experimentei
degustei engoli traguei mastiguei ingeri consumi consumo consumir repeti repetir acabei acabar acaba terminei
comecei continuei parei passei deixei deixa usei usar coloquei botei pus ponho bota poe por peguei pegar pedi pedir
comprei comprar fiz preparei ganhei levei sobrou sobra resto restou faltou falta faltam esqueci esquecer lembrei
lembrar lembra lembrete lembretes avisa avisar aviso alerta alarme anota anotar anote registra registrar registre
registro registros marca marcar marque lanca lancar lance adiciona adicionar acrescenta acrescentar inclui incluir
tira tirar tirado tirada retira remover remove apaga apagar exclui excluir deleta deletar cancela cancelar desfaz desfazer muda
mudar troca trocar corrige corrigir corrija altera alterar arruma arrumar resumo relatorio meta metas historico peso
pesei pesava pesando balanca kg gramas g ml litro litros caloria calorias kcal proteina proteinas carboidrato
carboidratos carbo carbos gordura gorduras fibra fibras sodio macro macros nutriente nutrientes dieta regime
alimentacao refeicao refeicoes cafe almoco sobremesa petisco entrada prato pratos casa rua trabalho servico escola academia
restaurante padaria mercado bar festa aniversario churrascaria lanchonete cinema praia igreja faculdade shopping
viagem hotel ifood delivery marmita mae pai filho filha irmao irma amigo amiga marido esposa namorado namorada vo vovo
vovoh avo sogra sogro tia tio familia galera pessoal gente chefe medico medica nutri nutricionista dona seu senhor
alguem ninguem plantao caos vergonha primeiro primeira segundo segunda terceiro terceira ultimo ultima proximo proxima novo nova velho velha gostoso
gostosa delicioso deliciosa delicia bonito feio quente frio fria gelado gelada natural fresco fresca caseiro caseira
inteiro inteira metade meio meia dobro triplo simples duplo dupla pequenos medios porcao porcoes pedaco pedacos
coisa coisas tipo jeito forma modo caso parte partes lado total cerca aproximadamente aproximado media mais_ou_menos
uns umas acordei acordar dormi dormir sai sair cheguei chegar voltei voltar fui corri correr treino treinei treinar
caminhei caminhada exercicio exercicios musculacao pedalei nadei fome sede vontade enjoo cansado cansada feliz triste
gostei gosto gosta adoro amo odeio prefiro preciso precisa precisava devo deve deveria consigo consegue ajuda ajudar
ajude socorro duvida pergunta explica explicar mostra mostrar mostre ver veja olha oia quanto_e ate_agora
nossa eita uai mano cara carinho velho gente_boa legal massa top show perfeito perfeita otimo otima ruim pessimo
segunda terca quarta quinta sexta sabado domingo feira janeiro fevereiro marco abril maio junho julho agosto setembro
outubro novembro dezembro madrugada meio_dia pos pre durante enquanto ora dentro fora cima baixo perto longe junto
junta juntos separado aproveita aproveitei rapido rapidinho devagar jejum quebrei quebrar jejuei furei pulei pular
sozinho sozinha dividi dividimos rachei rachamos metade alem disso daquele daquela nele nela neles nelas dai dali
depois_disso ne viu sabe tipo_assim tipo aff ufa ai_ja ja_era pronto ponto final obs ps eh nao_sei sei_la cade whatsapp
app aplicativo foto fotos audio video mensagem link site bot robo ia assistente garfo num numa pro pra pros pras dum
duma to ta tava tavam deu da dao cai caiu caia valor normal igual diferente especial tradicional comum variado
variados variada variadas misto mista completo completa cheio cheia cheios cheias raso rasa rasos rasas fundo funda
generoso generosa bonitinho bonita exagerei exagerada exagerado caprichado caprichada esperto espertinho
nos quais cujo cuja donde aonde quer dizer ou_seja enfim resolvi decidi tentei tentar evitei evitar cortei cortar
emagreci emagrecer engordei engordar perdi perder ganhar subi subiu desci desceu baixou aumentou aumentar diminuiu
diminuir atingi atingir bati bater passou estourei estourar
besteira besteiras tranqueira tranqueiras porcaria porcarias japa japonesa chinesa italiana mexicana arabe tailandesa
indiana bk burger king perna braco peito costas ombro gluteo abdomen sempre nada fui num inves acordo refeicao dieta
passo passa passe vejo tenta acha olho bate bato senta monta monto montei montou montar montamos bainha bainhas corta corto leva levo mando manda deixo
dor doi doendo cabeca barriga estomago tontura tonto tonta passando remedio remedios diabetes diabetico diabetica
pressao colesterol alergia alergico alergica intolerante intolerancia gravida gravidez amamentando
gostaria gentileza crianca criancas pia pedimos festinha glicemia bebe nenem combo combinado rodizio festival japones
cunhado cunhada vizinho vizinha neto neta netos primo prima paguei custou custa reais andei conta min coloca resisti cozinhei comprimido comprimidos joguei canela gelo oregano louro cominho self service selfservice contar conto confessar consegui precisei precisar indo vindo personal pagou aguentei chegou chegaram plano passou mandou encontrei visitei convidou diz sobrinho sobrinha compadre comadre colega colegas patrao certinho certinha corte cortes postinho ubs upa
escondida escondido tostei salpiquei polvilhei gratinei espalhei recheei abri fritei assei grelhei refoguei temperei misturei piquei molhei ansioso ansiosa chorei chorar chorando horrivel terrivel nervoso nervosa exausto exausta arrasada arrasado sofri exame exames resultado resultados
`
    .split(/\s+/)
    .filter(Boolean),
);
