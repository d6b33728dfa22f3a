import { ruleTable } from "@/lib/nutrition/goals/goal-rules";

/** Health conditions of the suggestion list. */
export const CONDITION_RULES = ruleTable({
  eating_disorder: [
    "Compulsão alimentar",
    "Bulimia",
    "Anorexia",
    "Transtorno alimentar em recuperação",
    "Seletividade alimentar",
  ],
  underweight: ["Baixo peso", "Desnutrição"],
  pregnancy: ["Diabetes gestacional", "Gestação (gravidez)"],
  lactation: ["Amamentação"],
  insulin: ["Diabetes tipo 1"],
  kidney: ["Doença renal crônica", "Hemodiálise"],
  bariatric: ["Cirurgia bariátrica", "Balão gástrico"],
  cancer: ["Câncer em tratamento", "Câncer em remissão"],
  fluid: ["Insuficiência cardíaca", "Cirrose"],
  clinical: [
    "Pancreatite",
    "Fenilcetonúria",
    "Galactosemia",
    "Fibrose cística",
    "Pós-operatório",
    "Transplante",
    "Sarcopenia",
  ],
  glucose: ["Diabetes tipo 2"],
  none: `Pré-diabetes; Resistência à insulina; Hipoglicemia reativa; Hipertensão (pressão alta); Hipotensão (pressão
    baixa); Colesterol alto; Triglicérides altos; Doença cardíaca; Arritmia; Infarto anterior; AVC anterior;
    Aterosclerose; Varizes; Trombose; Obesidade; Sobrepeso; Síndrome metabólica; Lipedema; Hipotireoidismo;
    Hipertireoidismo; Tireoidite de Hashimoto; Síndrome dos ovários policísticos (SOP); Endometriose; Menopausa;
    Climatério; Tensão pré-menstrual (TPM); Infertilidade; Andropausa; Gastrite; H. pylori; Refluxo gastroesofágico;
    Úlcera gástrica; Má digestão (dispepsia); Hérnia de hiato; Síndrome do intestino irritável; Supercrescimento
    bacteriano (SIBO); Doença de Crohn; Retocolite ulcerativa; Doença celíaca; Sensibilidade ao glúten; Intolerância
    à lactose; Intolerância à frutose; Alergia à proteína do leite; Prisão de ventre (constipação); Diarreia
    crônica; Diverticulite; Hemorroidas; Esofagite eosinofílica; Gordura no fígado (esteatose); Hepatite; Pedra na
    vesícula (colelitíase); Sem vesícula; Pedra nos rins (cálculo renal); Infecção urinária de repetição; Gota;
    Ácido úrico alto; Anemia; Anemia ferropriva; Anemia falciforme; Talassemia; Hemocromatose; Deficiência de
    vitamina B12; Deficiência de vitamina D; Deficiência de ferro; Osteoporose; Osteopenia; Artrose (osteoartrite);
    Artrite reumatoide; Fibromialgia; Lúpus; Psoríase; Esclerose múltipla; Espondilite anquilosante; Asma; Rinite;
    Bronquite; DPOC; Apneia do sono; Insônia; Enxaqueca; Epilepsia; Doença de Parkinson; Doença de Alzheimer;
    Ansiedade; Depressão; Transtorno bipolar; TDAH; Autismo; Disfagia; Acne; Rosácea; Dermatite atópica; Urticária;
    HIV; Ostomia; Retenção de líquidos; Candidíase de repetição; Covid longa; Síndrome da fadiga crônica; Síndrome
    de Down; Lesão na coluna; Mobilidade reduzida; Tabagismo; Alcoolismo em recuperação`.split(/;\s+/),
});
