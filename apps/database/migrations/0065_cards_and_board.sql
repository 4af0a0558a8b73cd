-- The aggregator's QIPAI holds card games as well as board games: its name says both. A name that the staff wrote stays.
update catalog.game_type set name_en = 'Cards & Board' where code = 'QIPAI' and name_en = 'Board Games';
update catalog.game_type set name_mm = 'ဖဲနှင့် စားပွဲဂိမ်း' where code = 'QIPAI' and name_mm = 'ကစားခုံဂိမ်း';
update catalog.game_type set name_th = 'เกมไพ่และกระดาน' where code = 'QIPAI' and name_th = 'เกมกระดาน';
