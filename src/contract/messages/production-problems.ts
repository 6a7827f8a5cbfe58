/** Why something is not done with a print job. */
export const productionProblems = {
  en: {
    JOBS_NOT_DONE: {
      title: 'Not all of it is made',
      message: 'Some print jobs of this order are not done. Finish them on the board first.',
    },
    JOB_MOVED: {
      title: 'No longer there',
      message: 'This job has moved on meanwhile. Look where it is now.',
    },
    NOT_ASSIGNABLE: {
      title: 'Not a person for this',
      message: 'This person does not work here any more, or may not do this work. Choose another one from the list.',
    },
    SHEET_MATERIAL: { title: 'Another material', message: 'Jobs on one sheet are printed on one material.' },
    SHEET_METHOD: {
      title: 'Another print method',
      message: 'Jobs on one sheet are printed by one method. Leave out the one that is printed otherwise.',
    },
    SHEET_SIDES: {
      title: 'Other sides',
      message: 'Jobs on one sheet are printed on as many sides. Leave out the one that is not.',
    },
    SHEET_FINISH: {
      title: 'Another finish',
      message: 'Jobs on one sheet have the same finish. Leave out the one that has another.',
    },
    SHEET_SIZE: {
      title: 'Too large',
      message: 'A piece of one of these jobs is larger than the sheet. Leave that job out.',
    },
    SHEET_FULL: { title: 'Not enough room', message: 'These jobs do not fit on so few sheets. Print more sheets.' },
  },
  ar: {
    JOBS_NOT_DONE: {
      title: 'لم يكتمل التنفيذ',
      message: 'لم تكتمل بعض أوامر التشغيل في هذا الطلب. أنهِها على اللوحة أولًا.',
    },
    JOB_MOVED: { title: 'تغيّر مكانه', message: 'انتقل أمر التشغيل في هذه الأثناء. انظر أين هو الآن.' },
    NOT_ASSIGNABLE: {
      title: 'لا يمكن الإسناد إليه',
      message: 'هذا الشخص لم يعد يعمل هنا أو لا يملك صلاحية هذا العمل. اختر شخصًا آخر من القائمة.',
    },
    SHEET_MATERIAL: { title: 'خامة أخرى', message: 'تُطبع أعمال الورقة الواحدة على خامة واحدة.' },
    SHEET_METHOD: {
      title: 'طريقة طباعة أخرى',
      message: 'تُطبع أعمال الورقة الواحدة بطريقة طباعة واحدة. استبعد العمل المختلف.',
    },
    SHEET_SIDES: {
      title: 'أوجه مختلفة',
      message: 'تُطبع أعمال الورقة الواحدة على عدد الأوجه نفسه. استبعد العمل المختلف.',
    },
    SHEET_FINISH: {
      title: 'تشطيب آخر',
      message: 'لأعمال الورقة الواحدة تشطيب واحد. استبعد العمل المختلف.',
    },
    SHEET_SIZE: { title: 'أكبر من الورقة', message: 'قطعة أحد هذه الأعمال أكبر من الورقة. استبعد ذلك العمل.' },
    SHEET_FULL: { title: 'لا تتسع', message: 'لا تتسع هذه الأوراق لكل الأعمال. اطبع أوراقًا أكثر.' },
  },
}
