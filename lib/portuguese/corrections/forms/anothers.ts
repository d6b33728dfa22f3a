import { corrected, type Form } from "@/lib/portuguese/corrections/forms/scene";

/** How little somebody else had at the same table: their own portion, and none of what was told. */
export const ANOTHERS_PORTION: Form = {
  name: "another's portion",
  takes: [
    ["almocei um prato de sopa de mandioquinha", "já meu pai só tomou metade"],
    ["almocei dois pratos de canja", "minha esposa, só meio prato"],
    ["almocei lasanha 300 g", "meu marido só comeu 100 g"],
    ["almocei 3 fatias de pizza", "ela comeu só uma"],
    ["almocei 3 fatias de pizza", "minha filha não quis mais que uma fatia"],
    ["tomei 500 ml de água", "minha esposa tomou só metade"],
  ],
  leaves: [
    ["comi um bife de 200 g", "minha filha comeu metade do meu bife"],
    ["comi um bife de 200 g", "minha filha comeu metade"],
    ["almocei 3 pães", "meu pai comeu um"],
    ["almocei arroz e 3 pães", "pão comi só um"],
    ["almocei 3 pães", "a gente comeu só metade"],
  ],
  read: ({ phrase, conversation: { last } }) =>
    last.length > 0 && HAD_LITTLE.test(phrase.line) ? { ...corrected([]), talk: "others" } : null,
};

const WHO = "(?:[oa] )?(?:m(?:eu|inha) \\S+(?: mais (?:velh|nov)[oa])?|el[ea]|(?<=[oa] )(?!gente )\\S+)";
const HAD = "(?:comeu|tomou|bebeu|quis|jantou|almocou|pegou)";
const HALF = "(?:uma? )?(?:metade|mei[oa])";
const MUCH = `(?:${HALF}|uma?|dois|duas|tres|quatro|\\d+(?:[.,]\\d+)?)(?: ?(?:g|ml|copos?|pratos?|fatias?|conchas?|pedacos?|xicaras?|colher(?:es)?|porcao|tigelas?|unidades?|canecas?|potes?|tacas?|latas?))?`;
const HAD_LITTLE = new RegExp(
  `^ (?:(?:e|ja|mas|ah|enquanto|so que) )*(?:${WHO} (?:so|apenas|somente) ${HAD} ${MUCH}|${WHO} ${HAD} (?:so|apenas|somente) ${MUCH}|(?:[oa] )?(?:m(?:eu|inha) \\S+|el[ea])(?: ,)? (?:so|apenas) ${MUCH}|${WHO} nao (?:comeu|tomou|quis) mais (?:do )?que ${MUCH})(?: mesmo)? $`,
);
