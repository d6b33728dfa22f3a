import { littleOf } from "@/lib/portuguese/text/word-endings";
import { COMMON_WORDS } from "@/lib/portuguese/text/word-lists";

/**
 * Ordinary words, first names and places that lie within a letter or two of a food's name, folded: as they are written
 * they are what they say, and no misspelt food ("boto", "barata", "gravata"). Found by laying a dictionary of Portuguese
 * beside the catalogue, kept by hand: docs/decisions/0029-words-that-are-no-misspelt-food.md.
 */
const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `alias arre sendo negocinho negocinhos negocim beba bebam nera brabissimo brabissima chegada chegado chegadas chegados lindo linda lindos lindas chorinho fiapo fiapos fiapinho fiapinhos fiapim alegria arraial sumida sumido balanca balancinha bosque cira bike bikes natal reveillon tardio tardia fraquinha fraquinho atrasado atrasada rapidinha leve moringa culpa linha linhas linda intacta intacto lancheira roca maratona caruaru role tamanho contando caprichei arrependida arrependido arrependi rolezinho rodizio padoca padocas boteco botecao buteco minto mentira misturei biboca quitanda mercadinho vendinha
missa missas pesa pese pesam pesou bora simbora egua eramos cantina baiana tabuleiro abafa abala abana aberto abra abraca abriu acabe acampo acao acara acento acerta acido acorda adentro adeus adversario
afora africano agorinha agrega aguda alasca alfa algema algo alma alta altas alto aluga aluna alvo amado amar amarra
amem amigos anda ando andou antonia apela aperta apronta arara arca areia atender ator atores atua aula azeda azedou
baba bacana bacia baile baixa balada banca banco bando banheiro banho banquete barata barba barbeiro barco barrar
barreira barrigao barro basica basico bata batalhao batalhar batia batom batuta beata beca beco beijao beijou bela
bento benzinho besta bica bicha bilho binho birra boba boca boda boia bolada bolado bolha bolsa bolso bonde bone
boneco borda borra bote botina boto boxe braba brava brejo breno brinco brisa brota brotou bruto bucha bufe bunda
burra cabia cabo cabral cacada cachinho cachorra cacto cadela cadinho caibo caipora caixao calada calado calcao
calcinha calma calmo calote calvo cama camada camara camarada caminha canal cancao canelada caneta canga canina cano
canoa cansa canta canteiro cantinho canto capaz caraca caracas carga cargo caribe carinha carla carlos carmo caro
carona carrasco carreira carrinho carro carroca carta carteira carteiro cartela casaco casada casal casar casca casco
casinha catarina caua causa cavala caxias ceara cena centro cera certeiro chama chata chato checa checo cheira cheirou
cheque chiar choca chocada choque chove chuta cilada cinto clareira clone clube coacao coberta cobertor cobra cocar
coco cocos coisinha colado colar colegial colete colo colonia coma combinar comercio conceito concerto conferi
conflito conforto congelar conserta conserto conte controle convento conversa copia cordao corno coro coroa corpo
corra cortina cova cozinhar cozinho cria crime crista cruz cruza culto cupom curar curitiba curso curta curte curti
curva custo dedinho demente dente desligado direta dita dobrada dobrado doidao doido doli dorme dura edicao efeito
elegante empaca empata entra escada escuro escuta espera espeta espia essencia estresse evento faca facada face fada
fala falada falha fama farta fatura favela fedida feia fera ferio ferrou fervo festao feto fiel fila filme finge
fingir finta firma fita fixo flora foca foco fofa fofo fogao folga folhada folia forca formal forra forro frasco frase
freio frete frio frios frota fuga fugi furia gado galho gana gancho garota garote gata gatinha gatinho gaucha geada
gemea gera gola gomo gosma graciela grade grato grau grave graziela greta gripe grota guarani guiar hidratar horta
informar ingles insulina isabela janela jato joaninha joca junina justica kaka kart lagarta lama lamber lambeu lancha
lapa lara latao lavada lave lebre leitor leitora leste levado licao liga ligada ligado limpa limpo linhada liquida
lira liso lista livre lixao lobo loca loiro loma lota louco loura lousa lucas luisa lulu luna lupa luta luva macaca
macacao madrinha mafia magia magna magrinha maiara maisa mala maluco mama mamae mamar mami mana mandar maneiro
mangueira mania manja manta mapa mara maracana marcela marcia mare margarete margarida marina marinha mario marisa
marmota marta marte mascara mata matada matei mateus mato matou mauro meca mecha medalha medi medir medo meiga meigo
melada mera mero mesa metida metido mexico mexo mico milhao mimada mimou miranda mocada moeda molde molha molhado mora
mosca mouse move movido mude mudo multa multidao nacao nadica namora naval negao negra neguinha neguinho norma nota
novinho omisso originar padrinho paga pago paira pala palada palmo pamela pampa panca pane panelaco pano panta papai
papelada papinho papo parado paraguai parar parir parta parti partido parto passado passar pata patada pateta patio
paulinho pausa pauta pavio pecado pede pedicure pedra pega peido peita peitinho pelado pena penca pensando penta pente
perca perco perda perdoa perfil pernas perola perua pesada peste piada pica pilar pilha pingo pinho pinta pioca pipa
pirada pirado pirata pista placa plana planeta plantao podre poeta polo pomar pompa ponta ponte pontinho popa popo
porao porca porta portao porteira porteiro posar posse posto poupa povo praca prado praga pratinho prazo preco prelo
presente preso presto pretinha proa pulo puta puxo quadro quarto quebrada quebrado queixa questao quina racional
rainha raio ralo rama ramo rancho raro ratinho rato recreio reinaldo relato remada rende rima risada risquinho
risquinhos roberto rocado rocha roda rodada rodando rodei rodinha rola rolinha rolou ronca rosana rosto rota rouca
roxinha rubia rude rusga russo rustico sacada sacaria saci saco sacode sacola sacolao sacoloes sacoleira safada saga saia saida sala salao salta
salto salva samara sangra sarada saradao saude seda seguido selada sente sento seria serio sermao sexo sigo sina sinto
sirvo sitio sobe soco sofa sofro sola solada soma sono sonsa sopro sorte sorvo sotao suar subo sueco suga suja sujar
sujo sulina sumi surra tabaco tabacos tacar tala talo tanga tango tapa tapinha tardinha tasca tata taxa teco teia tela tempera
temporada tente tento testa teto tilha tina tinta tiro titia toca tocada toco tomara topo torra torto tourada traca
trago traia trair tralha tranco traseiro treina treinou treta tribo tricota trio tropa tuca tufao turca vaga vaia vala
vale valia vara vazia katia ivete larissa mayara sueli tati nina sophia nathan jussara purinho purinha vende vender vendo venta vida vila vinda vinga vira viva voto zelo zico
agradece aceso acalma adiantado amore aposentada aposentado atolado bancada cadeira cairia calorica calorico campainha
cancelado chacara chacaras chamada chat cida cirio coador companhia compensado comprido conforme cumprido demorada
demorado desafinado destinado doente doentes enganado ensinado esperada estragado estragada estragados estressada
estressado estudada estufada estufado famosa faxineira ferias financeiro folgada folgado geral graca gracas graal
grata gratidao gula inda inflamada inflamado jeitinho laurinha levada limpinha limpinho marido mascarado medicina
mestrado mito mitos moco mocos moto motos musica neste nesta nora olhada olhado palco paleto parca pasto pegadinha pelando
pensado perdicao perdoada pesado pesados piso pinto precisado putz recusado reformado refrescar retencao retirado
secado seguindo servido servidos tacho tadinho tadinha tamo temperado turno turnos curral currais unico unica varado varada vespera
vinha pesso
abaira acalmar acarai acarape acer acioli acorde acuar acusar afua agape agda agir agrovila aguar aguia aiai aiala
alba albino alcatraz alcino alda aldo alento alexandra alexandre alheia alibi alicia alicio aline almino also altino
alura alvino amal amalia amapa amarantes amassa ambrosio apara apice aquidaba aquino araci arar arari araxa area arena
ariana ariano arrasa aruanda ascensao ataca atacante ateia atins avelar avila babao babel babo bacabal bacaninha bacen
bailao bailinho baixinho baladinha balao balsa balsas bananal bandana banhar banquinha barao baratinha baratinho
barbalha barbi barbinha barganha bari barre barrilha barsi basquete bastilha batel beans beato bebel bedel began
beicinho beija beiru bentinho best betel biana bichada bile bilhete bipe birrinha bite bndes bobao bojo bolor bombar
bongo bope borba borel boulos bozo bracui brasao brega brics brigaria brim brito broca brunch bruninha bugre bula buri
burrada caba cabanha cabe cabedelo cacar caco cacos cactus cadu cagao caiozinho cajamar cajuru calabar calabria calca
camamu camargo cambui camburi came cameta camoes canarana candango candinha canil cannes canoinhas cant canva caozeiro
caozinhos capao caparao capinava capivari carai carapebus caravelas carie carina carisma carlinda carlinhos carmelo
carol caroline carolzinha carone caroneiro carreiro cartolina casaroes cascar caserna cassar cassinha castanhal
castanho castelao castelinho catalunha catete catia catolica catu caucao causar cavalar cavar ceninha cerne cervo
cesar change charles charme chatinho child chorona chumbinho chupa chupeta claire clamar claudinho cliche clima climao
cocal cogote coiote colacao colatina colombia colombo comporta congo conves coqueiros corina coroacao coroca cotacao
coube coutinho covinha coxia coxo craque criquete cristina cristino curia cursilho curtia custar cutis damaris damasio
damaso dasa dede delma dilma doca dogma dont dora dosar duende dumping einstein empapado entrever eolico esperta
espindola estenia estressante expressei fabinha facinha fafa fale farao fardos farinhenta farto farta fartas fartos fartura feirao fender
feriadinho ferreo fiado ficado fifi finado finados financiar fire five flavinho focinhos fole folico formular frade
franzinha fredinho frisos fujita fuleiro fulgor gabinha galeao galeno gama gambia gamboa garupa geladinha geleca gino
goias granizo guache guaiba guarabira guarajuba guarania guaratiba gude guiche gunga habil half hamburgo haxixe
hidrogel hill home homi hostil humm ibura imbui inara inca infame ioga isaque isinha itamar itiquira ivinha jacarei
jaci jaiba jaja jana janelao janinha jara jarbas jardineiro jarrinha java javari jeitao jiro jogado juara juba juca
juriti jururu kafka kaio kamis kant karen karol kate kaua kauan kauane kaue laika laisa lalinha lambri languido lanka lapinha laranjal
lari leilao leiria leme lente leozinho lessa lida lila limar limbo lina locao lola lolzinho lookinho luba luca lucro
luisinho luizinho luma lumen lusa macae macaiba macau made magalhaes mage maia maira maite majuzinha maleta malinha
malote mamata mamava mambo mancar manejar mangar manguito manhe manoa manolo mansa mansao manuel manuzinha maraa
marcola margareth mariah mariam marian marica maricota mariela marilinha marininha mariz mariza marla maroto marra
marreteiro marrocos martina marujada matao mateo matias matter mattos maua maues maxime maxine maya mazinha mecanico
medao meiao melania melar melgaco mello memu mental mentor mete meti mexericos mica migo milao milico mimo mimoso
minute minutes miranha mirassol miro mocinho modico moema mogi moji morgana moria mosquinha motim muslim nafta
nagasaki nago naia naja naldinho nana nano nara nasa nath nauta negreiros nelton neri nestor netto newton nichos
nicole nino nissan nocivo noiado noir obrinha odara odeon odin open oracao oracoes orei orto pace pactos paete paie
paiol paizinho paje palio panico paola parco pareo paroquia pass passarinhar patota patua pavlov pender penha peoa
pergunto peritos perla peroba persa pianco piazinho picadinha piche pidao pila pimentel pinda pingando pingar pintada
pintao pipocar pirai pirajui piratininga pisao pitadinha pitar piti plate pleitos poiares polaco policia polio polir
polonia pomerode poranga porno portela potro prainha prates pstu pude pufe puto queiros quimera quinhao quite quixada
rachar rafaella rafaelle raisa raiva ralinha ramada ramon ranco raphinha raspadinho raspinha rayzinha romao rona ruben
saba sabara sade safe sagui saldanha saldao salma salmo salomao salome salpicado saltao salu samba sambaqui same samoa
samu sancho sandrinha sansao sapao sapateiro sape sapecada sapucai saquei sari sarue save scope score selia semen send
senra sent serna serrar silvinha similar socao solao soninha sonso sopapos speak star stay steam such sudanes tabla
table tachar tacio taiba taina tainah taio take talco tales tamaninho tamar tamiris tangara tani taquara tarei tarsis
taruma tatinha tatui taurino tear tefe tere thru tico tingua tiozinho today toinha tonia tonico tonus traco tracos
trairi trator treco trevoso tripe tunica turi turn unai uruana vadios valadao valsinha varinha vario vascao vazao
viado viana videira vidrao viena vincos vini virago visceral viseira voinho voinha mainha painho alice chic letra letras gerson namo niver water wender when zinho
paulistano paulistana nortista sulista fluminense amazonense manauara pernambucano potiguar alagoano alagoana
sergipano sergipana piauiense paraibano paraibana catarinense catarinenses paranaense curitibano brasiliense grossense
grandense sertanejo sertaneja interiorano roceiro brasileiro tiete copacabana ipanema leblon liberdade bixiga
pinheiros mooca ibirapuera anhembi butanta usp puc ufmg ufrj unicamp uerj pirenopolis goiania brasilia cuiaba
joinville morretes crato mossoro floripa gramado tiradentes itu poa ilheus olinda recife fortaleza maceio aracaju
teresina manaus macapa salvador londrina maringa sorocaba campinas guaruja ubatuba paraty niteroi uberlandia ceilandia
taguatinga sobradinho santana onibus busao buzao buzu buzo busu trem uber taxi aviao garagem esquina calcada avenida ladeira terminal metro
plataforma estrada rodovia pedagio engarrafamento transito facul cursinho creche catequese reparticao cartorio forum
prefeitura consultorio clinica fisio fisioterapia pilates crossfit natacao hidro hidroginastica yoga zumba spinning
funcional pedreiro pedreiros universitario universitaria operario operaria motorista motoboy caminhoneiro professora
professor merendeira enfermeira enfermeiro diarista cozinheira garcom garconete padeiro feirante lavrador agricultor
vaqueiro peao peoes ordenha lavoura fazendinha friozinho friaca calorzinho calorao chovendo chuvoso nublado ensolarado
corre pelada birita labuta muay thai jiu shape morto morta abafado ventando frente friagem serena sereno garoa garoando temporal chique chiquerrimo chiquetoso arrumado montado
montadinho bonitao lindao gostosinho gostosinha gostosao gostosona delicinha maravilha sensacional impecavel divino
divina espetacular espetaculo divinal absurdo absurda pressa correria corrido corrida corridinho puxado puxada
tumultuado agitado agitada tranquilo tranquila sossegado sossegada preguica preguicoso preguicosa cansaco canseira
sonolento sonolenta acelerada atarefado atarefada lotado lotada esperando aguardando chegando saindo entrando
passeando viajando turistando morando trabalhando estudando dirigindo caminhando correndo pedalando malhando nadando
dormindo acordando descansando relaxando conversando brincando cuidando arrumando limpando faxinando lavando pintando
jogando assistindo ouvindo lendo escrevendo digitando registrando anotando atualizando lembrando esquecendo desejando
comemorando celebrando festejando curtindo aproveitando namorando paquerando reclamando rezando orando treinando
maquina maquinas maquininha maquininhas levantando subindo descendo voltando visitando buscando levando trazendo pegando comprando vendendo pagando gastando
economizando mudando tentando conseguindo querendo precisando folguei saio saimos volto voltamos chegamos demorei
demorou atrasei atrasou adiantei escondi acompanho acompanhei acompanhou encontramos reclamou reclamei insistiu
insisti insistiram convidaram chamou chamaram mudou resolveu obedeci desobedeci obrigou obrigaram ensinou ensinaram
ensina aprendi aprendeu copiei inventei inventou improvisei descobri descobriu recomendaram proibiu emendei estendi
enrolei salvei arrisquei apostei seguinte seguintes segue seguem pedido motivo razao capricho desastre fracasso
sucesso milagre promessa costume habito rotina tempo fim inicio comeco meiozinho idade aniver bodas noivado batizado
batismo formatura velorio enterro despedida confraternizacao confra oculto secreto padroeiro padroeira quermesse
romaria novena procissao quaresma feriado feriadao lixo saideira madrugadao
separadinho arrumada picotado servida servidas malpassado malpassada passadinho tostadinho esturricado murcho murcha
aguado aguada gorduroso gordurosa gordinha gordinho pesadinho fortinho fryer panelinha lenha churrasqueira grelha
batedeira mixer processador sanduicheira torradeira cafeteira prensa bule termica marmiteira vasilha vasilhinha
tupperware tapoer guardanapo talher guri guria guris gurias piazada molecada menina meninas menino meninos bisa bisavo
oma nono nona nonno titio dindo dinda pareia pareias parceiro parceira pais avos sogros tios cunhados genros noras
gringo gringa gringos gringas bdia pedalada pedaladas corridinha livro livros noitinha tardezinha tardinha manhazinha cedinho tardao instante momento rapidao pleno plena horario horarios expediente
intervalo demanda saudade saudades esperanca tristeza odio susto stress ansiedade tpm colica menstruada ressaca
enxaqueca argh eca affe caramba mds antecipada antecipado adiantada atrasadissimo orgulho loka doer rir sorrir
dinheiro salario boleto luz contas troco voucher cartao pix promocao desconto cardio esteira prova simulado enem
vestibular reuniao reunioes call palestra congresso workshop treinamento teatro museu acabou
nordestino nordestina mineiro mineira goiano goiana paulista polonesa assar azar azares azarado bingo careta caretas criatura criaturas sova farra farras farrinha findi leito leitos lita macia macias miuda miudas miudinha
miudinhas miudinho miudinhos nozinho nozinhos parrilla patinha patinhas pesco pito queimada queimadas corada coradas sacolinha sacolinhas tostadinha tostadinhas douradinha douradinhas cadiquinho
altamiro vitalina macieira assis jaboticabal caioba anti inflamatorio antiinflamatorio fiada fiadas fiado torei torou mangai leontina quincas carmosina lages laje lajes barradao barranca barrancas airao
santo santos santa santas colorido colorida coloridos raiz fazenda ministro ministra ministros ministras marinheira marinheiras
pence pences zipper fito fitos charrete charretes mecanica mecanicas tornado tornados tendao tendoes prostata franco francos missao missoes
salvacao aquario aquarios taro bailarina bailarinas bailarino sabio sabios polca polcas bonus presidio presidios sapataria sapatarias viga vigas caido caida caidos caidas
touro touros asma costura costuras franja franjas peruinha peruinhas filinha filinhas salinha salinhas friinho
broche broches censura censuras chilique chiliques dobradica dobradicas escandalo escandalos fantoche fantoches fardo ferradura ferraduras
mandinga mandingas marola marolas mexerico rajada rajadas punha finada finadas torcido torcidos gritinho gritinhos bobinho bobinha bobinhos bobinhas
estudante micro ondas balde base seco seca portugues casamento trabalhar trabalha moro moramos acafrao curcuma refil pediu crua`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * Verbs of which some form lies near a food: "troque" is no croque, "será" no serra, "confesso" no confeito. What is done
 * to food in making it ("ralado") and participles are left out: they describe foods, misspelt ones too.
 */
const VERBS = new Set(
  `aceitar achar adorar agradar alterar amar amamentar andar aumentar baixar balancar brincar buscar calar
cancelar cansar cantar casar chamar cheirar chorar chutar colocar combinar comparar completar comprar conferir confessar
controlar conversar copiar crescer cumprir deitar deixar demorar derreter desconfiar desligar dobrar dormir engordar
encarar enganar entregar errar escutar esperar estragar estudar faltar ferver ficar filmar fingir forrar fritar gastar
gelar gravar grelhar gritar grudar jogar julgar jurar lamber lascar lavar levar malhar mandar manter marcar matar medir mentir
mexer molhar morar morder morrer mostrar nadar namorar negar olhar orar ouvir pagar parar parecer partir passar passear pecar pensar
perdoar piorar pintar pirar plantar podar polvilhar preparar pretender pular puxar quebrar queimar ralar rapar recusar
refogar remar render requentar reunir rezar riscar rolar salpicar salvar secar seguir sentar servir sobrar somar sonhar
substituir suar tacar tardar temperar testar tirar tomar torcer torrar tratar trazer treinar trocar virar zerar`.split(
    /\s+/,
  ),
);
const ORDINARY_VERBS = [...VERBS].flatMap(formsOf);

/** Verbs of what is never done to food, with what was done so: "esganado" is no empanada, "sambei" no senbei, "ensaiada" no ensaimada. */
const FAR_FROM_FOOD = new Set(
  `abafar abalar abandonar abolir abordar abrir acatar acordar afagar afogar agravar agregar ajeitar alagar alinhar alisar aliviar alocar amar
amparar animar apagar apaixonar aparentar aposentar apresentar apressar arrasar arrear arrumar assustar atracar atrever atuar azarar babar
badalar bailar balear banhar batalhar beijar blindar bobear bocejar bordar borrar brecar brigar cabular cagar cambiar capinar capotar captar
carimbar cascar catar cativar causar cavalgar cegar cercar cerrar chatear checar chispar clamar clarear cobicar competir computar concordar
concorrer confinar confundir consertar consolar constatar consumir contar convocar corar cortejar costurar cotar cravar creditar cuidar
curar danar decidir demolir denotar depilar descer desistir distrair divertir domar dosar durar eleger embalar emburrar empacar empatar
empenar empinar emplacar emprestar encaixar encalhar encanar encantar encarnar enfaixar enguicar enjoar ensaboar ensacar ensaiar ensinar
erguer esbaldar escanear escapulir escarrar escrever esganar espalmar espanar espancar espantar espelhar espiar espirrar espreitar esquecer
esquentar esquiar esquivar estimar estressar evocar exibir falhar farrear ferir fisgar fixar focar folgar fracassar franzir fugir fumar
furar gabar gemer gerar gingar grampear gripar guardar guiar inchar inclinar internar irritar jorrar lancar largar leiloar levantar limitar
locar lograr luxar machucar manejar mapear maquiar marejar martelar mascar maturar mediar medir migrar modificar multar nascer notar ocupar
ofender operar parafusar patinar pautar peidar pentear perder perdurar perfumar perseguir pescar piscar planejar poluir preocupar prometer
rasgar regressar remendar resfriar rogar roncar rosnar sacar salvar sambar sanar saquear sofrer sorrir subir surgir surtar suspirar tatuar
teimar temer tender terminar tingir tombar tossir trair tramar trancar tremer trepar tropecar vacinar vadiar vagar vaiar valer varrer velar
vencer vender vestir vibrar viciar vigiar vingar visar xingar zangar`.split(/\s+/),
);

/** "ensaiado", "fugida" */
function donesOf(infinitive: string): string[] {
  const root = `${infinitive.slice(0, -2)}${infinitive.endsWith("ar") ? "ad" : "id"}`;
  return ["o", "a", "os", "as"].map((end) => root + end);
}

/** "troco", "troquei", "trocou", "trocando", "troque", "troquemos": the forms of a regular verb that people say of themselves and others. */
function formsOf(infinitive: string): string[] {
  const root = infinitive.slice(0, -2);
  // "cheguei", "troquei"
  const front = root.replace(/c$/, "qu").replace(/g$/, "gu");
  if (infinitive.endsWith("ar"))
    return [
      infinitive,
      ...[
        "o",
        "a",
        "as",
        "am",
        "ou",
        "amos",
        "aram",
        "ava",
        "avam",
        "ando",
        "aria",
        "armos",
        "aremos",
        "asse",
      ].map((end) => root + end),
      ...["ei", "e", "em", "emos"].flatMap((end) => [root + end, front + end]),
    ];
  const [third, plural] = infinitive.endsWith("er") ? ["eu", "eram"] : ["iu", "iram"];
  const ends = ["o", "e", "em", "i", third, plural, "ia", "iam", "iamos", "a", "am", "amos"];
  const own = ["ndo", "mos", "rmos", "remos"].map((end) => `${infinitive.at(-2)}${end}`);
  return [infinitive, ...[...ends, ...own].map((end) => root + end)];
}

/** Irregular ones. */
const FORMS = new Set([
  ...ORDINARY_VERBS,
  ...[...FAR_FROM_FOOD].flatMap((verb) => [...formsOf(verb), ...donesOf(verb)]),
  ..."confere consegue consiga fizer gire girou liamos menti minto paro peco perco ponha ponham queira queiram saiu salgamos salgando sera serao termos".split(
    " ",
  ),
]);

/** A word that means itself, however near to a food's name it is. */
export function isOrdinary(word: string): boolean {
  return COMMON_WORDS.has(word) || ORDINARY_WORDS.has(word) || ORDINARY_WORDS.has(word.replace(/s$/, ""));
}

/** No misspelt food: an ordinary word, or a verb, which tells of something where it stands. */
export function isNoMisspelling(word: string): boolean {
  return isOrdinary(word) || FORMS.has(word);
}

/** "minutinho", and "passadinha" of "passar", "rasgadinho" of "rasgar". */
export function isLittleOrdinary(word: string): boolean {
  return littleOf(word).some((one) => {
    const verb = one.replace(/(?<=[ai])d[oa]$/, "r");
    return isOrdinary(one) || VERBS.has(verb) || FAR_FROM_FOOD.has(verb);
  });
}
