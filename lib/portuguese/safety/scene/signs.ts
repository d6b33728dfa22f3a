/**
 * What signs are called, one phrase a line, as people say them and not as books do. The syntax is that of `phrases.ts`.
 * Rules combine these; what says enough by itself stands with its rule.
 */
export const SIGNS = {
  // The body
  throat: "garganta/goela/guela/gargata/gargant/grelo/gogo/pescoco\nthroat/neck",
  tongue: "linguinha\nlingua/linguas/tongue",
  lips: "boquinha/beicinho/labinhos\nlabio/labios/beico/beicos/boca/lip/lips/mouth",
  face: "rostinho/carinha/olhinho/olhinhos/bochechinha\nrosto/cara/face/olho/olhos/palpebra/palpebras/bochecha/bochechas/eye/eyes",
  chest: "peito/torax/chest",
  belly: "barriga/estomago/abdomen/bucho/stomach/belly",
  head: "cabeca/cabesa/head",
  limb: "braco/bracos/perna/pernas/mao/maos/lado/arm/leg/hand/side",
  left_arm: "braco esquerdo\nlado esquerdo\nleft arm",

  // Swelling, closing, itching
  swells:
    "dobr* ~ tamanho\ninch*/enxa*/inxa*/ench*\nengross*\nta/ficou/ficando/parece/to/tao/com ~ grossa/grosso/grossos/enorme/enormes/gigante\ncrescendo/crescer/cresceu\ndobrou de tamanho\nbalao\nfeito/igual/parecendo uma? bola\nswell*/swollen/puffy",
  closes:
    "fechando/fechou/fechar/fechada/fechano/fexando/fexou/fexada\napert*\ntrancando/trancou/trancada\ntravando/travou/travada\nclos*/tight/tightening",
  itches: "cocando/cocano/cocar/cossa*/cosa/coseira/coceira/coceiras/cocera\npinic*\nformig*\nitch*/tingl*",
  hives:
    "empol*\nempip*\nurticaria*\nvergao/vergoes/vergalhao\nplaca/placas/mancha/manchas/pintas/bolinha/bolinhas/bola/bolas/bolhas/caroco/carocos/brotoeja*/pelotas ~ vermelh*/corpo/pele/coc*/rosto/barriga/bracos\nplacas/manchas/bolinhas/bolas/carocos vermelh*\npipoc* ~ corpo/pele/todo/toda\ncorpo todo ~ vermelh*\ntodo/toda vermelh*\npele ~ vermelh*\ncalomb*\nhives/rash/welts",
  allergic: "alergi*\nreac* alergic*\nallerg*",
  allergen:
    "camarao/camaroes/lagosta/siri/caranguejo/marisco*/frutos_do_mar/fruto_do_mar/amendoim/castanha*/nozes/noz/gergelim/peixe/ovo/leite/soja/trigo/mel/kiwi/morango/pacoca/sururu/ostra*/abelha*/marimbondo*/vespa*/dipirona/antibiotico/amoxicilina/shrimp/peanut*/nuts/shellfish",
  ate: "comi/comeu/comer/comido/provei/provou/almocei/jantei/lanchei/engoli/tomei/tomou/bebi/comeram/almoco/janta/jantar/almocou/jantou/ate/eating/eaten/had",

  stuck:
    "espetando/espetou/cutucando/furando\nentalad*/intalad*/trancad*/trancou/trancar/travad*/travou/presa/preso/prendeu/parado/parada/parou/grudad*/grudou/enganch*/agarr*/atravess*/emperr*/encalh*/engat*/entravad*/enfiad*/cravad*/fincad*/espetad*/arranhando/alojad*\nnao ~ sai/desce/sobe/saiu/desceu/vai/passa",
  foreign:
    "osso/ossinho/espinha/espinhas/caroco/carne/pedaco/pilula/comprimido/pao/comida/bala/pipoca/algo/coisa/negocio/trem/uva/casca/semente/tampa/tampinha/bone",

  // Breathing
  no_air:
    "falta/faltando/faltano/faltou de? ar\nfalta de folego\nar ~ faltando/faltano\nsem ar\nsem folego\nsem conseguir ~ respirar\nnao ~ respir*\nrespira* ~ mal/dificil/pesado/pesada/curta/curto/rapido/rapida/cansada/cansado\nmal ~ consigo/consegue/conseguindo ~ respirar/falar\nrespirando mal\ndificuldade/dificil/custo/custando ~ respirar/resperar\ndificuldade respirat*\nsufocando/sufocada/sufocado/sufoca/sufocou/sufocar/sufocamento/sufoquei\nasfixi*\nar nao ~ vem/entra/passa/chega\npuxa/puxando/puxo/buscando ~ ar\nafogando ~ seco\nchiado/chiando/chieira/piando ~ peito/respira*\npeito ~ chiando/piando/chiado/cheio\ncrise/ataque de asma\nbombinha ~ nao\ncant ~ breathe\nnao/hard/trouble/struggling ~ breathe/breathing\nshort of breath\nshortness of breath\nfighting for air\nwheezing/wheezes",
  purple:
    "labio/labios ~ azulados/arroxeado/arroxeados\nlabios azul*\nficando/ficou/ta/to/virou/foi ~ roxo/roxa/roxos/roxinho/roxinha/azul/azulado/azulada/cinza\nlabio/labios/boca/boquinha/beico/beicinho/rosto/dedos/unha/unhas/unhinha ~ arroxead*/azulad*/roxo/roxa/roxos/roxas/roxinha/roxinho/azul/azuis/azulado/azulada\nturning/turned blue/purple\nlips ~ blue/purple",

  warmth: "calor/quentura/ardor/fogo/sobe/subindo",
  jaw: "queixo/mandibula/braco/costas",
  woke: "amanheci/acordei/acordou/amanheceu/hoje\nde manha",
  racing:
    "coracao ~ muito_rapido/rapido_demais/forte_demais\ncoracao ~ boca\ncoracao ~ disparad*/disparou/disparando/acelerad*/acelerou/acelerando/pulando/batendo_forte/batendo_rapido/pipocando/galopando/a_mil/descompassad*\npalpitac*/palpitando\ntaquicardi*\nbatedeira ~ peito\nheart ~ racing/pounding/fluttering\npalpitations",
  after: "depois de/do/da/dos/das/que",
  numb: "dorment*/adormec*/formig*/paralis*/numb",
  sudden: "de repente/repentin*\ndo nada\nsubit*\nagora\nsuddenly",

  // Glucose
  insulin:
    "insulina*/insolina*/insulinha/enssulina/insulin\nnph/lantus/humalog/novorapid/tresiba/toujeo/basaglar/fiasp/apidra/levemir/basal/bolus\nglibenclamida/gliclazida/glicazida/diamicron/daonil/glimepirida/amaryl",
  diabetic: "diabet*/diabete/diabetis/dm1/dm2",
  glucose:
    "acucar # antes/agora/hoje/cedo/jejum/apos\nmedidor/medidora\nglicemia/glicemias/glicimia/asucar_baixo/glisemia/glissemia/glicenia/glicose/glicosi/glucose/glucosi/dextro/destro/hgt/glicosimetro/glicosimentro/glucometro\nacucar ~ sangue\nmeu/minha/seu acucar/asucar/assucar/acucre\nacucar/asucar/assucar/acucre deu/ta/tava\nacucar ~ dele/dela/mae/pai/marido/filho/filha/avo\nacucar deu/ta/tava/foi/caiu/subiu/baix*/alto/despenc*/disparou\no acucar # \nponta ~ dedo\npont* de dedo\nfur* ~ dedo\naparelho/aparelhinho/maquininha ~ deu/deram/marcou/mostr*/mediu/apit*/diz\naparelhinho/sensor/libre/freestyle\n# no aparelho/aparelhinho/sensor/dextro/destro/glicosimetro/dedo\nblood sugar\nmy sugar/sugars\nblood glucose\nsugar is/was/dropped/reads\nher/his/mums/moms/dads/kids/hubbys sugar/sugars\nsugar # ~ ketones/meter/insulin\ndiabetic/diabetica/diabetico ~ #\ntype # ~ sugar",
  low_word:
    "hipo/hypo\nhipoglicemi*/ipoglicemi*/ipoglisemi*/hipoglisemi*/hipoglicem*/hypoglyc*\nglicose/glicemia/acucar/diabete/diabetes/sugar ~ baixa/baixo/baixou/baixando/caiu/caindo/despenc*/la_embaixo/no_chao/low/dropp*/crash*\nbaixa de acucar/glicose/glicemia\nacucar baixo\nlow sugar\nlow blood sugar",
  high_word:
    "hiperglic*/iperglic*/cetoacidose\nglicose/glicemia/acucar/diabete/diabetes/sugar ~ alta/alto/altissim*/alturas/subiu/subindo/disparou/disparad*/descontrolad*/estour*/high/spiked\nacucar alto\nhigh sugar\nhigh blood sugar",
  thirst:
    "sede ~ danada/horrivel/demais/absurda/terrivel/sem_parar\nmuita sede/cede\nmorrendo/morta/morto de sede\nsede ~ nao ~ passa/acaba/mata/para\nbeb* agua ~ sem_parar/toda_hora/direto\nboca ~ seca\nso bebe agua\nthirst*",
  pees: "xixi/mijo/mijar/mijando/urinar/urinando/urina/banheiro ~ toda_hora/tempo_todo/sem_parar/demais/direto/noite_toda\nfazendo muito xixi\nmij* ~ toda_hora/demais/direto\ntoda hora ~ xixi/banheiro/mijar/urinar\npeeing ~ lot/constantly",
  acetone: "halito/bafo/boca/halito ~ fruta/acetona/maca/doce\ncheiro/cheirando ~ acetona",
  trembles:
    "trem*\ntremelic*\ntrem* ~ igual/feito vara verde\nbambo/bamba/bambas/bambeando\nperna* ~ mole/moles/bambas/bamba\nshak*/trembl*",
  cold_sweat:
    "suado/suada\nsuando/suano/suo/suor/suei/suou/suar/soando/suadeira/suadera ~ frio/fria/frios/gelado/gelada/bicas/muito/demais/inteiro/inteira/pingando\nsuand* frio\nsuor frio\nsuadeira\nsuando/suano\nencharcad* de suor\ncold sweat*\nsweating/clammy",
  dizzy:
    "tont*\nzonz*\ncabeca/cabesa ~ rodando/girando/leve/aerea/rodano\ntudo ~ rodando/girando\nrodando/girando tudo\natordoad*\ncambale*\ngrogue\nvertigem\nmareado/mareada\ndizzy/lightheaded/woozy\nhead ~ spinning",
  weak: "nao ~ consigo/consegue ~ levantar/pe/andar/firmar/sentar\nnao ~ levanta/levanto ~ cama/rede/sofa\nperna* ~ nao ~ obedec*/seguram/sustentam\nfraquez*/fraquesa\nfrac* ~ demais/muito\nto/ta/tava/fiquei/ficou/muito/meio/sentindo ~ fraco/fraca/mole/molenga/molinho/molinha\nsem forca*\nmoleza\nbatedeira\nweak/faint/floppy/limp\nlegs ~ gave/give/giving way",
  blurred:
    "vista/visao/vistas ~ embaralhad*/estranha/ruim/dobrada\nvendo/enxergando/vejo ~ escuro/preto/luz/luzes/luzinha/luzinhas/brilho/brilhos/raios/rodar\nvista/visao/vistas/vizao ~ embacad*/turv*/borrad*/escur*/dupla/apagando/apagou/preta/sumindo/nublad*\nenxergando/vendo/enxergo/vejo ~ embacad*/turvo/dobrado/duplo/dois/pouco/nada/estrelinha*/estrela*/pontinhos\nblurr*\nseeing double/two/spots/stars\nspots/stars ~ eyes\nflashing lights",
  confused:
    "nao ~ lembr*\nnao sabe ~ dia/onde/nome/quem\nfeel drunk\nconfus*\ndesorientad*\nnao ~ fala/falando coisa com coisa\nfala*/dizendo ~ coisa/coisas/besteira sem nexo\nfala*/dizendo nada com nada\nnao ~ reconhec*\nlerdo/lerda/lesado/lesada/leso/lesa\ndizendo ~ sem sentido\nnao ~ diz/dizendo/fala/falando coisa com coisa\nnao ta/tava entendendo nada\nvariando\ndelirand*\ntrocando as palavras\nfora do ar\nchamando ~ pelo nome ~ mae/pai/tia/tio/outra/outro/irma/irmao/avo\nnao sabe ~ onde ta\nmeio aere*\nconfused/disoriented/delirious/incoherent\nnao make/making/makes ~ sense\ntalking/talks gibberish/nonsense\nnao recogni*/know ~ me/us/him/her/where/day/name",
  drowsy:
    "so ~ dorme/dormir/dormindo\nresmung*\nnao ~ para acordad*\ndormindo ~ demais/direto/tempo todo\nmuito sono\nsonolent*\nsono ~ anormal/esquisito/estranho/demais\nnao ~ abre/abrindo os? olho/olhos\ndificil de acordar\nnao ~ acord* direito\nmolinho/molinha/molengo\nmole mole\nprostrad*\ndrowsy/lethargic\nhard/cant ~ wake\nso/very/too sleepy",
  not_eaten:
    "almoco/janta/comida/jantar ~ demorou/atrasou/nao saiu\nnao ~ quis/quer/quiser/consegue/consigo/conseguiu/deu/deram ~ comer/almocar/jantar/comida\nnao ~ comi/comeu/comer/comeram/almocei/almocou/jantei/jantou/lanchei/comendo\nnao tomei/tomou ~ cafe\nsem ~ comer/almocar/jantar/comida\nsem tomar cafe\npulei/pulou/pulando ~ almoco/janta/cafe/refeic*/jantar/lanche\nestomago/barriga vazio/vazia\nde? em? jejum\nesqueci/esqueceu de ~ comer/almocar/jantar\nbotei/coloquei/pus nada ~ boca\nhavent/hasnt ~ eaten\nwithout eating\nnao eat\nskipped ~ meal/lunch/dinner/breakfast",
  took_insulin:
    "tom*/apliq*/aplic*/inje*/fiz/fez/botei/dei/deu/pus/bati/meti/took/injected ~ insulin*/insolina/nph/lantus/humalog/novorapid/tresiba/rapida",
  forgot_insulin:
    "esquec*/acabou/sem/faltou/nao ~ insulin*/insolina\ninsulin*/insolina ~ esquec*/acabou\nforgot/missed ~ insulin\nout of insulin",

  odd_heart:
    "coracao/peito ~ bate/batendo/bater ~ estranh*/esquisit*/errad*/irregular/descompassad*/fraco/fraquinho/devagar/torto\ncoracao ~ estranh*/esquisit*/irregular/descompassad*/fraco/fraquinho/falhando/falha/falhou/tropecando/pulando\nbatendo/batida/batidas ~ estranh*/esquisit*/irregular/descompassad* ~ coracao\nheart ~ weird/odd/funny/irregular/skipping/slow",
  sight_lost:
    "sem/nao ~ enxerg* ~ olho/vista/lado\nsem ver ~ olho\ncego/cega ~ olho\nperdi/perdeu ~ visao/vista ~ olho\nperdi/perdeu ~ metade ~ visao/vista\nvisao/vista ~ olho ~ apag*/sum*/escurec*/foi_embora\nolho ~ apag*/cegou/escurec*/sem_visao\ncortina/sombra ~ olho/vista/visao\nsumiu/apagou/escureceu ~ visao/vista ~ olho\neye ~ went/goes/gone dark/black/blind\nblind in one eye\nlost ~ sight/vision ~ eye\ncurtain ~ eye/vision",
  goes_numb:
    "dorment*/adormec*/formig*/bobo/boba/mole/moles\nperdeu/perdi a? forca\nenrolou/enrolad*/embolou\nnumb/tingl*",
  one_part: "braco/perna/mao/lado/rosto/boca/cara/fala/lingua/face/arm/leg/hand/side",

  sticks:
    "comida/alimento/pao/carne/arroz/frango/bolo/refeicao ~ param/parando/parado/parada/trava/travam/travando/entala/entalam/entalando/agarra/agarrando/engancha/empaca/encalha/fica/ficam/para ~ peito/garganta/goela/esofago\ncomida/alimento/pao/carne/arroz/frango ~ trava/travam/travando/entala/entalam/entalando/engancha ~ descer/engolir\ncomida/alimento/pao/carne/arroz/frango ~ custa/custam/demora/demoram/dificil ~ descer/engolir\ndificuldade/custo/custa ~ engolir ~ carne/comida/pao/arroz/solido/solida\nfood/bread/meat/chicken ~ getting/gets/keeps stuck\nfood/bread/meat/chicken ~ sticks/sticking ~ chest/throat",
  eats_nothing:
    "nao como/comi/come ~ # dias\njejum de? # dias/dia\n# dias/dia de jejum\njejum ~ faz/ha/tem # dias\nso/somente/apenas ~ agua/cha/caldo/cafe\n# dias ~ so ~ agua/cha/caldo\nsem comer",
  drinks_little:
    "quase nao bebe/toma/tem_tomado/tem_bebido ~ agua\nbebe/toma/bebendo/tomando ~ pouca/pouquinha agua\nnao ~ gosta de? beber/tomar agua",
  struck:
    "me bateu/bate/espancou/agrediu/empurrou/chutou/socou\nme deu/meteu ~ tapa/soco/murro/chute/surra\nhit/punched/slapped/beat me",

  // Stomach
  vomits: "vomit*/vumit*/gumit*/gomit*\nbot* ~ para fora\nthrow* up\nthrew up\npuking/puked/puke",
  nausea: "enjoo/enjoada/enjoado/enjoando/nausea*/embrulh*/ansia\nnauseous",
  diarrhoea:
    "diarre*/diarr*/diareia/disenteria/dizenteria\ncaganeira/piriri\ndesarranj*\nintestino ~ solto\nbarriga solta\ndiarrhea/diarrhoea",
  many_times:
    "# vez/vezes\nvarias/muitas vezes\nsem parar\nnao ~ para/parou/parando/parar\ntoda hora\no tempo todo\no tempo inteiro\no dia todo/inteiro\na noite toda/inteira\ndesde ~ ontem/cedo/manha/madrugada/noite/sabado/domingo/segunda/terca/quarta/quinta/sexta\n# dias/dia/horas\ndireto\ntudo que/oque/o ~ come/como/bebe/bebo/toma\nall day/night\nnon stop",
  keeps_nothing:
    "vomit* ~ tudo\nnao ~ consigo/consegue ~ comer/beber ~ nada\nnao ~ segura/seguro/segurando/parando/para ~ nao? nada/agua/estomago/comida/liquido\nnada ~ para/fica no estomago\nnem agua ~ para/fica/desce\nate ~ agua ~ volta\nvomit* ate ~ agua\ncant keep ~ down",
  great_heat:
    "sol/calor de # grau/graus\nsol ~ rachar/rachando/quente/forte/pino/meio_dia/castig*\ncalor ~ infernal/absurdo/insuportavel/demais/horrivel/lascad*\ninsolacao\npele ~ pegando_fogo/fervendo/quente\nheat wave\nscorching/heatstroke",
  no_sweat: "parou/parei/nao ~ suar/suando/sua/transpirar\nstopped sweating",
  cramps: "caibra/caibras/cramps",
  fever: "febre/febril/febrao\nfever/feverish\nburning up",
  stiff_neck:
    "pescoco/nuca ~ duro/dura/rigido/rigida/nao_dobra\nluz ~ incomod*/doi/doendo\nstiff neck\nneck ~ stiff",
  purple_spots: "manchas/manchinhas/pintas/pintinhas ~ rox*\npurple ~ spots/rash",
  weak_defence:
    "quimio*\ntransplant*\nimunossup*\nhiv\nleucemia/linfoma\nfalciforme\ncortic*/prednison* ~ alta/anos/meses\nchemo",
  dry: "moleira ~ funda/fundinha/afundad*\nolho/olhos/olhinho/olhinhos fundo/fundos/fundinho*\nchora* ~ sem lagrima*\nnao ~ lagrima*\nboca/boquinha/lingua ~ seca/sequinha\nnao ~ xixi\nnao fez/faz ~ xixi\nsem ~ xixi/urinar/mijar\nfralda ~ seca/sequinha\nxixi ~ escuro/preto/coca\nnao ~ mij*/urin*\nhasnt peed\nno wet diaper/diapers\nnao wet diaper/diapers\nsoft spot ~ sunken",

  few_kcal:
    "com*/vivo/vivendo/dieta/limite/maximo/passo/passando/consumo/ingiro ~ # kcal/calorias/caloria/cal ~ dia\n# kcal/calorias/cal por/ao/no dia\neat* ~ # calories ~ day",
  to_lose: "emagrec*\nperder peso\ncompensar\ncastigo\nnao engordar\nsecar\nlose weight",

  // What must not be swallowed
  swallowed:
    "bebi/bebeu/beber/bebendo/bebe/beberam/tomei/tomou/tomar/tomando/tomaram/tomo/engol*/comi/comeu/comer/comendo/comeram/ingeri*/chupei/chupou/chupar/chupando/mordeu/mordi/mastigou/lambeu/lambi/lamber/provou/provei/mamou\nboca\ndrank/drink*/swallow*/ate/eaten/eat",
  poison:
    "soap/cleaner/pods/pod/baiacu\nagua sanitaria\ncandida/qboa/queboa/cloro/alvejante/desinfetante/pinho/detergente/sabao/amaciante/veneno/chumbinho/agrotoxico/inseticida/raid/baygon/naftalina/querosene/gasolina/thinner/tiner/removedor/acetona/soda_caustica/desentupidor/limpa_forno/querozene/creolina/aguarras/raticida/formicida/diabo_verde/limpador/lysoform/vanish/metanol/oleo_de_lampada/tinta/perfume/shampoo/desodorante/alcool_gel/mercurio/mamona\nsoda caustica\nalcool ~ gel/posto/limpeza/70/combustivel/etanol\ncomigo ninguem pode\nespirradeira\ncogumelo/cogumelos ~ mato/selvagem/quintal/sitio/colheu/colhi/colhemos/nasceu\nproduto ~ limpeza/limpar/piscina\nbleach/poison/detergent/antifreeze",
  fumes:
    "churrasqueira/carvao/gerador/aquecedor/fogareiro/braseiro ~ dentro/sala/quarto/banheiro/fechad*\nmonoxido de carbono\ncarbon monoxide",
  sprayed:
    "passei/passando/passou/apliquei/pulveriz*/borrifei ~ veneno/agrotoxico/herbicida/inseticida/roundup/glifosato",
  object:
    "dentadura/dente/vidro/caco/cacos/gude/tampa/plastico/clips/grampo/tachinha\npilha/pilhas/bateria/baterias/moeda/moedas/ima/imas/brinquedo/botao/parafuso/prego/agulha/alfinete/bolinha/tampinha/brinco/anel/caroco\nbattery/batteries/coin/magnet",
  soaked: "molho\nlav*/higieniz*/limp*/desinfet*/passei ~ casa/chao/roupa/banheiro/pia",
  medicine:
    "remedio/remedios/medicamento/medicamentos/medicacao/comprimido/comprimidos/conprimido/conprimidos/capsula/capsulas/cartela/cartelas/gotas/pilula/pilulas\nrivotril/clonazepam/diazepam/alprazolam/frontal/zolpidem/stilnox/fluoxetina/sertralina/escitalopram/amitriptilina/quetiapina/carbolitio/litio/fenobarbital/gardenal/dipirona/novalgina/paracetamol/tylenol/ibuprofeno/dorflex/neosaldina/aspirina/aas/buscopan/dramin/losartana/captopril/propranolol/atenolol/metformina/glifage/ozempic/mounjaro/sibutramina/ritalina/venvanse/ansiolitico/calmante/antidepressivo/antialergico/loratadina/polaramine/xarope/puran/levotiroxina/anticoncepcional/tarja_preta/rupinol/morfina/tramadol/codeina/varfarina/marevan\npill/pills/tablet/tablets/medication/medicine/meds",

  spoiled:
    "estragad*/vencid*/podre/azed*/mofad*\npassad* ~ ponto/validade\nfrango/carne/peixe/camarao/ostra/maionese/presunto/ovo passad*\ncheiro/gosto ruim/estranho/esquisito\npalmito/conserva ~ caseir*/estufad*/cheiro\nspoiled/expired/rotten",
  severe:
    "nao ~ consigo/consegue/aguento/aguenta ~ andar/levantar/endireitar/esticar/mexer/dormir/pe/dor/nada\ninsuportavel/fortissima/fortissimo/horrivel/terrivel/absurda/lancinante/rasgando\nmuito/tao/demais forte\nforte demais\nlado direito\ndobrad*/curvad*/encolhid*/gritando/gemendo/contorcendo/rolando/chorando de dor",
  head_bump:
    "bati/bateu/batendo/batida/pancada/tombo/queda/cai/caiu/galo/porrada/topada ~ cabeca/testa/nuca/coco/chao\ngalo ~ cabeca/testa\nhit ~ head",
  voice: "voz ~ sumindo/sumiu/rouca/falhando/falha/estranha/mudou/fanha\nrouco/rouca/rouquidao",
  fall: "cai/caiu/caindo/queda/tombo/despenc* ~ escada/cama/moto/bicicleta/bike/telhado/arvore/cadeira/trocador/berco/sofa/colo/cavalo/laje/skate/cabeca/chao/banheiro/muro",
  deformed:
    "punho/pulso/braco/perna/tornozelo/dedo/ombro/joelho/cotovelo/mao ~ entortou/torto/torta/deslocou/fora_do_lugar\nosso ~ fora/aparecendo/exposto\nwrist/arm/leg/ankle/finger/elbow ~ bent/crooked/deformed/sideways/broken/snapped",
  heavy: "arrast*/pesado/pesada/pesando/sem_comando/bambo\nsem forca*",
  rotten: "preto/preta/fed*/podre/pus/necros*/ferida/feridas/roxo/nao_sara/cheiro",
  foot: "pe/pes/dedo/dedos/perna/canela/calcanhar",
  body: "cabeca/perna/pernas/braco/bracos/mao/maos/pe/pes/dedo/dedos/vista/visao/voz/pele/peito/costas/labio/labios/lingua/rosto/olho/olhos/ouvido/corpo/coluna/pescoco/rim/rins/figado/estomago/barriga/joelho/juntas/nuca/garganta/ventre/virilha/coracao",
  ails: "doi/doendo/dor/dores/dolorid*/dormente/dormentes/travad*/torto/torta/ardendo/queimando/sangr*/estranh*/esquisit*/formig*/oca/latejando/fincada/fisgada/repuxando/pulsando/inflamad*/infeccionad*/paralis*/hurts/aching",
  unwell:
    "passando/passo/passei ~ mal\nto/tou/tava/fiquei/me sentindo ~ mal/pessimo/pessima/ruim\nmal estar\nmal demais\nmuito mal\nnao to/tou/estou ~ bem\nnao me sinto bem\npiorando/piorou\nagonia/agoniad*\nprecis* de ajuda\nme ajuda\nsocorro\nfeel ~ sick/awful/unwell\nhelp me",
  odd: "estranh*/esquisit*/ruim/arranhando/arranhad*/raspando/dormente/ardendo/queimando/diferente/rouca/grossa/pinicando",
  comes_out: "urin*/mij*/xixi/coco/fezes/cag*/evacu*/vomit*/toss*/tosse/catarro/cusp*/gofou/ouvido/diarre*",
  many_hours:
    "# h/horas ~ sem ~ comer/comida\n# h/horas ~ de? jejum\njejum de? # h/horas\nsem comer ~ # h/horas",
  only_little: "so ~ como/comendo/comi ~ alface/gelo/maca/folha/folhas/pepino/cenoura/gelatina/bolacha/alga",
  blood: "sangue/sangrando/sangramento/sangrou/sangra/sangro/blood/bleeding",
  only_liquid:
    "so/somente/apenas ~ beb*/tomo/toma/tomei/tomando/agua/cafe/cha/shake/liquido/suco/caldo ~ agua/cafe/cha/shake/shakes/liquido/suco/caldo/gatorade\nso ~ a? agua/cafe/cha/shake/liquido\nviv*/sobreviv*/mantendo/aguentando ~ agua/cafe/cha/luz/vento/ar/shake/energetico\nonly ~ water/coffee/tea",
  days_long:
    "# dias/dia/semana/semanas\numa semana\nsemanas\nsemana inteira/toda\ndesde ~ anteontem/domingo/segunda/terca/quarta/quinta/sexta/sabado/semana\n# days/weeks\na week",
  disgust: "nojo/odio/odeio/repulsa/vergonha/detesto/asco/disgust*/hate",
  own_body: "espelho\nmeu/minha corpo/barriga/braco/coxa/pernas/rosto/aparencia\nmim/my body",
  bellyache: "dor/dores/doendo/doi/colica/colicas ~ barriga/estomago/abdomen\nbarriga/estomago ~ doendo/doi",
  headache:
    "dor/dores/doendo/doi/latejando/explodindo/estourando ~ cabeca/nuca\ncabeca/nuca ~ doendo/doi/dor/latejando/explodindo/estourando\nheadache\nhead ~ pounding/splitting/exploding/throbbing",
  many_pills:
    "# ~ capsula/capsulas\n# ~ comprimido/comprimidos/conprimido/conprimidos/relaxante/relaxantes/analgesico/analgesicos/remedio/remedios/rivotril/rivotris/dipirona/dipironas/paracetamol/dorflex/calmante/calmantes/zolpidem/fluoxetina/diazepam/clonazepam/tylenol/ibuprofeno/aspirina/pills/tablets",
  by_mistake:
    "pegou/achou/abriu/mexeu/alcancou/catou ~ remedio/remedios/comprimido/comprimidos/cartela/frasco/vidro/gaveta/bolsa\nsem querer\nengoliu\nremedio ~ meu/minha/avo/pai/mae/adulto\ncomeu/chupou ~ remedio/comprimido*",
  about_to: "vou/vai ~ cair/apagar\nquase ~ cair/cai/caindo",
  fainted:
    "desmaiei/desmaiou/desmaiado/desmaiada/desmaio/fainted\napaguei ~ volante/trabalho/aula/onibus/metro/do_nada/banheiro/cozinha/chao/rua\napaguei ~ meio/durante ~ treino/aula/serie/corrida/missa/reuniao/culto\nacordei/vi ~ no chao ~ povo/gente/todo/pessoal/volta\ndei/deu/tive/teve ~ apagada/apagao/troco/treco/piripaque/passamento/desmaio",
  pressure:
    "pressao/pressa/precao/pressor\nmaxima/minima/sistolica/diastolica\nblood pressure\nbp\nher/his/my/mums/moms/dads pressure\npressure is/was/at/reads",
  pressure_moved:
    "pressao ~ caiu/caindo/baixou/subiu/subindo/disparou/alta/baixa/altissima/nas_alturas/descontrolada\nblood pressure ~ high/low/dropped",
  no_food_drink:
    "nao ~ bebe agua\nnao ~ come/bebe/comeu/bebeu/comer/beber ~ nada/nem_bebe/nem_agua/desde\nnao ~ come/bebe ~ # dias\nnao quer ~ comer/beber/agua/nada ~ #/desde/nem",

  // Who
  child:
    "filho/filha/filhos/filhas/filhinho/filhinha\nbebe/bebes/bebezinho/bebezinha\nrecem nascid*\ncrianca/criancas/criancinha\nmenino/menina/meninos/meninas/menininho/menininha/guri/guria/pia/moleque/molequinho/curumim\nneto/neta/netinho/netinha\nsobrinho/sobrinha/sobrinhos\nenteado/enteada/afilhado/afilhada\ncacula\nmeu/minha pequeno/pequena/pequenininh*\n# meses/mesinhos\nson/daughter/kid/toddler/infant/child/niece/nephew",
  infant:
    "bebe/recem/nascido ~ # dias\nbebe/bebes/bebezinho/bebezinha\nrecem nascid*\n# mes/meses/mesinhos ~ vida?\nprimeiro ano ~ vida\nmenos de um/1 ano\nmenor de um/1 ano\ninfant/newborn\n# month/months old\n# week/weeks old",
  elder:
    "avo/avos/idoso/idosa/bisavo/bisa\nsenhor/senhora/senhorzinho de #\n# anos\nsogro/sogra/velhinho/velhinha/grandma/grandpa/grandmother/grandfather\nacamad*",
  other:
    "mae/pai/avo/avos/marido/esposa/esposo/mulher/muie/namorado/namorada/noivo/noiva/companheiro/companheira\namigo/amiga/amigos/amigas/colega/vizinho/vizinha/irmao/irma/irmaos/primo/prima/tio/tia/sogro/sogra/cunhado/cunhada/nora/genro/chefe/patrao/patroa\nidoso/idosa/senhor/senhora/veio/veia/velho/velha\nele/ela/eles/elas\nhusband/wife/mom/mum/dad/mother/father/grandma/grandpa/sister/brother/friend/boyfriend/girlfriend/roommate/coworker/he/she",
  pregnant:
    "deu positivo\nteste ~ positivo\nmenstruacao ~ atras*\natras* ~ menstruacao\ncom # semanas/semana\nto/tou/estou/estava/tava/completei de? # semanas/semana\nto/tou/estou de # meses\ngravid*/gestante/gestacao/gestando/buchuda/prenha/prenhe\nesperando ~ bebe/nenem/filho/menino/menina\n# semana/semanas de? gesta*\nbarriga de # meses\n# mes/meses de barriga\n# semanas aqui/almocei/jantei\npregnan*",
  nursing: "amament*/dando_de_mamar\ndou/dando peito\nbreastfeed*/nursing",

  alcohol:
    "latoes/latao/litrao/litroes/birita/breja/destilado\nvinho/vinhos/vinhozinho/cerveja/cervejas/cervejinha/cerva/breja/brejas/chopp/chope/chopes/taca/tacas/caipirinha/caipirinhas/caipiroska/cachaca/pinga/vodka/vodca/gin/espumante/champanhe/champagne/prosecco/whisky/uisque/drink/drinks/drinque/drinques/licor/rum/tequila/conhaque/cidra/sidra/catuaba/batida/corote/alcool/bebida_alcoolica/aperol/ice/quentao/jurupinga\nlatinha/latinhas/latao\nbebi/bebendo/bebeu/beber/tomei ~ todas/demais/muito/alem/horrores/caramba/litros\nench* a cara\nporre/bebedeira/ressaca/balada\nfiquei/to/tava ~ bebad*\nwine/beer/beers/alcohol/vodka/cocktail/margarita/drank",
  given:
    "dei/dar/dou/deu/dando/damos/ofereci/oferecer/coloquei/botei/pus/passei/misturei/lambuz*/molhei/comeu/comendo/come/tomou/tomando/toma/bebeu/bebendo/provou/lambeu/chupou/mamou/experimentou/gave/give/fed/ate/had/drank",
  may_i: "posso/pode/podia/da_para/faz_mal/tem_problema/a_partir\ncan/may i",
  not_for_infants:
    "mel/melado/honey\nleite ~ vaca/caixinha/integral/ninho/po/cabra/desnatado/condensado\nninho/cow\nsal/salgad*/tempero_pronto/sazon/knorr/miojo/macarrao_instantaneo/salgadinho/salgadinhos/chips\nsal na/no/de\nacucar/doce/doces/chocolate/bolacha/biscoito_recheado/danoninho/refrigerante/refri/coca/suco_de_caixinha/suco/gelatina/bala/pirulito/sorvete\ncafe/cha/cerveja/vinho/cachaca/alcool\namendoim/pipoca/uva_inteira/salsicha/castanha/castanhas\nsalt/juice/chocolate/cows milk",
  thinned:
    "medida/medidas/colher/colheres ~ vez/inves de #\nmedida/medidas/colher/colheres ~ render/durar\nmais agua ~ formula/mamadeira/lata/leite\nformula/mamadeira/leite ~ mais/bem rala/ralo/ralinha/ralinho/aguad*/diluid*\nformula/mamadeira/leite ~ diluid* ~ render/durar",
  choking_food:
    "pipoca/amendoim/amendoins/uva/uvas/bala/balas/pirulito/salsicha/castanha/castanhas/milho/tomate_cereja/azeitona/azeitonas/popcorn/grape/grapes/nuts",
  pregnancy_alarm:
    "muita/muitas dor/dores\ntrabalho de parto\nsangr*/sangue\nborra/corrimento ~ marrom/sangue\nbebe/nenem ~ nao/parou ~ mex*\ncostuma/costumava mexer ~ nada\nnao/parou ~ mexe/mexer/mexendo/mexeu/sinto\nnao ~ sinto ~ bebe\nbolsa ~ estour*/rompeu/vaz*\nperdendo liquido/agua\nperd*/saiu/escorr*/saindo/vazou ~ liquido/aguinha\nliquido ~ verde/esverdead*/escorr*\ncontrac*\ndesceu/desceram ~ agua\nbarriga ~ endurec* ~ minutos\ndor/dores/colica/colicas ~ forte/fortes/insuportavel/muita ~ barriga/pe/ventre\ncolica/colicas fortes/forte\nconvuls*\nbleeding\nbaby ~ stopped/not moving\nbaby ~ nao ~ moved/moving/move/kicked\nshe/he hasnt moved ~ since\nwater broke",
  spotting:
    "sanguinho/sanguezinho/sangramentinho/escapezinho/borrinha/spotting\nescape ~ marrom/rosa/rosado/sangue\nescape ~ hoje/ontem/agora/cedo\nmanch*/suj* ~ calcinha/papel/absorvente\ncorrimento/secrecao ~ rosa/rosado/rosinha/marrom/escuro/escura\nsaiu/desceu/saindo/descendo ~ rosado/rosinha/rosada ~ calcinha/papel/banheiro\nbrown/pink discharge",
  abortive:
    "lolo/lanca/cheirei/crack/lsd/ecstasy/narguile/vape\ncha/garrafada de? ~ canela/arruda/boldo/buchinha/sene/cabacinha/camomila/hibisco/espinheira\ncytotec/misoprostol\nfumei/fumando/maconha/cigarro/cocaina/droga/drogas",
  no_alcohol: "sem/zero/0 alcool/zero/0\nzero/free\nnao alcoolic*",
  raw: "sushi/sushis/sashimi/sashimis/ceviche/tartar/tartare/temaki/temakis/carpaccio/ostra/ostras/poke/japones/japonesa/rodizio/quibe_cru/kibe_cru\npeixe/salmao/atum/carne/ovo/ovos/leite/kibe/quibe/frango ~ cru/crua/crus/cruas\nmal passad*/malpassad*\nleite cru\nqueijo ~ cru/artesanal/colonial\ngemada\nraw/rare/undercooked/sushi",

  resolved:
    "resolvi/decidi/resolvo/decidido/decidida ~ acabar/terminar com isso\nhoje/noite/agora/amanha ~ acabo/acaba/termino/resolvo com? isso/tudo\nacabo/acabar/acaba/resolvo/termino/terminar com? isso/tudo ~ hoje/noite/agora/amanha/vez\nponho/boto/dou/por/botar/dar um? fim/basta ~ nisso/isso/tudo/hoje/noite\nja decidi/resolvi\ntomei/tomada ~ decisao\ndecisao ~ tomada\nnao vou ~ mais dar trabalho\nmade ~ my mind\ntonight it ends\nit/all ends tonight",
  farewell:
    "obrigad*/agradeco/valeu por tudo\nnao ~ precisa/precisam/precisar mais ~ lembrar/lembrete/lembretes/anotar/mandar/registrar/avisar\npode/podem parar ~ lembrar/lembrete/lembretes/mandar\nadeus\nfica/fiquem/fique com deus\nme perdoa/perdoe/perdoem\ndesculp* ~ tudo/qualquer_coisa\npela ultima vez\nultima vez que\nultima mensagem/anotacao\ncuida/cuidem/cuide ~ filhos/filho/filha/mae/bichos/cachorro/gato/gatos\nfoi bom ~ enquanto/conhecer\nthanks for everything\nthank you for everything\ngoodbye",

  // How it is told
  me: "eu/to/meu/minha/mim/me/comigo/im/my/i/sou/tive/senti/sinto/acho\nme",
  training:
    "treino/treinei/treinar/academia/corrida/corri/correr/correndo/crossfit/esteira/bike/spinning/musculacao/supino/agachamento/leg/malhei/malhar/exercicio/exercicios/futebol/pedal/pedalei/escada/ladeira/natacao/subindo/workout/gym/run/running",
  long_ago:
    "ano/anos passado/passados/atras\n# ano/anos atras\nfaz/ha/tem # ano/anos\nmes/meses passado/atras\n# meses atras\nem @\nquando eu era\nquando era crianca/pequen*\nquando crianca/pequen*/menin*\ncom # anos ~ tenho #\nna infancia\nna adolescencia\nantigamente\nhistorico ~ familia\nna minha familia\nja tive/teve/fiz/fez\nyears ago\nlast year\nas a kid",
  last_days: "ontem\nanteontem\nsemana passada\noutro dia\nesses dias\ndia desses\nyesterday\nlast week",
  over: "ja passou\nja melhor*\nmelhorei/melhorou\nja ~ resolv*\nagora ~ bem/normal/otimo/otima/melhor/tranquilo/tranquila\nto/ta/tava/ficou/fiquei ~ bem/otimo/otima/tranquilo agora/ja/gracas\nto/ta/estou/esta ~ bem/otimo/otima\nja to/ta ~ bem/otimo/otima/boa/bom/normal/melhor/tranquil*/casa\nvoltou ~ normal\nnormaliz*\nestabiliz*\nrecuper*\nse recuper*\nteve/tive alta\nfoi um susto\nso um susto\nnao foi nada\ndesengasg*\nja/ate/depois/ai ~ consegui tossir\nja saiu\nja tirei/tirou/tiraram\npassou ~ rapido/logo\nfine now\nbetter now\nall good now\nwent away\nalready passed",
  treated:
    "medico/medica/doutor/doutora/hospital/upa/pronto_socorro/emergencia/samu/ps/plantao ~ disse/falou/viu/examinou/liberou/medicou/mandou\nfui/foi/fomos/levei/levou/levamos/passei/passou/atendid*/medicad*/internad* ~ medico/hospital/upa/emergencia/pronto/ps/posto/plantao\nja ~ medico/hospital/upa/medicad*/atendid*",
  news: "filme/novela/serie/documentario/reportagem/jornal/noticia/noticiario/podcast/livro/tiktok/youtube/instagram/twitter/tv/televisao/globo/bbb/famoso/famosa/cantor/cantora/ator/atriz/jogador/youtuber/blogueira/influencer/celebridade/personagem\nli/ouvi/vi que\nmovie/film/series/news/book/podcast/documentary/documentaries/netflix/episode",
  asks_general:
    "escreve com\nfazer/faz/fazem se/quando/caso alguem\nquer dizer\ne com x/s/z/ch/ss/h/j/g\ne o que mesmo\ncaiu no ditado/vestibular/enem\nquem tem/tomao que e/significa/causa/provoca\nquais ~ sintoma*/sinais\ncomo ~ saber/evitar/prevenir/identificar/funciona\npode causar\nfaz mal/bem\ne verdade que\nprevin*/previne\nserve para\najuda a/contra\nevita*\nqual ~ normal/ideal/diferenca\nwhat is/are\nhow ~ prevent/avoid\nsymptoms of",
  hypothesis:
    "perguntou/perguntaram/perguntando se ~ tinha/tive/tenho/sentia/sinto/senti\nse eu/ele/ela/ele/minha/meu/a/o ~ tiver/sentir/subir/cair/passar/engasgar/desmaiar/ficar/baixar/acontecer\nse/caso ~ tiver/sentir/subir/cair/acontecer/baixar\nmedo/medinho/pavor/risco/perigo de ~ ter/engasgar/enfartar/infartar/desmaiar/passar/morrer/avc/infarto/alergia/hipoglicemia/inchar/hipo\nif i/he/she",
} as const;

export type Sign = keyof typeof SIGNS;
